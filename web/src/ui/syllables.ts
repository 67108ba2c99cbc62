/** Consonants that are not parted: a word may begin with them, or they are one sound. */
const TOGETHER: Record<string, RegExp> = {
  de: /^(?:sch|ch|ck|ph|qu|th|[bfgkp][lr]|[dt]r)$/iu,
  el: /^(?:σ[τπκθφχμβγ]|[πκτβγδφχθ][ρλ]|μπ|ντ|γκ|τζ|τσ|πτ|κτ|χτ|φτ|χθ|φθ)$/iu,
};
const CONSONANTS = /[^aeiouyäöüαεηιουωάέήίόύώϊϋΐΰ]+/giu;
/** So many letters of a word stay together on either side. */
const LEAST = 3;
/** Where German words are joined, which their syllables do not tell: a word goes on behind these. */
const SEAM =
  /(ungs|heits|keits|schafts|täts|ions|^(?:tages|volks|kriegs|rats|staats|königs|stimmen|handels|ersatz|wasser|messer|unter|über|wieder|nieder))(?=\p{L}{3})/giu;
const LONG = /\p{L}{9,}/gu;

/**
 * A short name with soft hyphens in its long words, for places too narrow for them where the browser may not
 * know the syllables. English breaks by sense, which no rule knows: its words stay as they are.
 */
export function softened(text: string, language: string): string {
  const together = TOGETHER[language];
  if (!together) return text;
  const words = (word: string) =>
    language === 'de' ? word.replace(SEAM, '$1\u00ad').split('\u00ad') : [word];
  return text.replace(LONG, (word) => {
    const all = words(word);
    // Beside a seam two letters may stand alone.
    const least = all.length > 1 ? 2 : LEAST;
    // A short part stays whole: else its own syllables part it beside the seam.
    return all
      .map((part) => part.replace(LONG, (long) => parted(long, together, least)))
      .join('\u00ad');
  });
}

function parted(word: string, together: RegExp, least: number): string {
  let [done, from] = ['', 0];
  for (const { 0: between, index } of word.matchAll(CONSONANTS)) {
    const kept = [...between].findIndex((_, n) => together.test(between.slice(n)));
    const at = index + (kept < 0 ? between.length - 1 : kept);
    const inner = index > 0 && index + between.length < word.length;
    if (!inner || at < least || word.length - at < least) continue;
    done += `${word.slice(from, at)}\u00ad`;
    from = at;
  }
  return done + word.slice(from);
}
