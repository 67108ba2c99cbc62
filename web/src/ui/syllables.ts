/** Consonants that are not parted: a word may begin with them, or they are one sound. */
const TOGETHER: Record<string, RegExp> = {
  de: /^(?:sch|ch|ck|ph|qu|th|[bfgkp][lr]|[dt]r)$/iu,
  el: /^(?:σ[τπκθφχμβγ]|[πκτβγδφχθ][ρλ]|μπ|ντ|γκ|τζ|τσ|πτ|κτ|χτ|φτ|χθ|φθ)$/iu,
};
const CONSONANTS = /[^aeiouyäöüαεηιουωάέήίόύώϊϋΐΰ]+/giu;
/** So many letters of a word stay together on either side. */
const LEAST = 3;
const LONG = /\p{L}{9,}/gu;

/**
 * A short name with soft hyphens in its long words, for places too narrow for them where the browser may not
 * know the syllables. English breaks by sense, which no rule knows: its words stay as they are.
 */
export function softened(text: string, language: string): string {
  const together = TOGETHER[language];
  return together ? text.replace(LONG, (word) => parted(word, together)) : text;
}

function parted(word: string, together: RegExp): string {
  let [done, from] = ['', 0];
  for (const { 0: between, index } of word.matchAll(CONSONANTS)) {
    const kept = [...between].findIndex((_, n) => together.test(between.slice(n)));
    const at = index + (kept < 0 ? between.length - 1 : kept);
    const inner = index > 0 && index + between.length < word.length;
    if (!inner || at < LEAST || word.length - at < LEAST) continue;
    done += `${word.slice(from, at)}\u00ad`;
    from = at;
  }
  return done + word.slice(from);
}
