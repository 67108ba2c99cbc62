import type { CardView, FactionId } from '../../../../wire/council';
import type { CardDraft, EffectDraft } from '../forms';
import { COUNTERS, UNTIL } from '../words';
import { TARGETS } from './effects';

type Named = (id: FactionId) => string;

/** A card that is being written, as it will lie on the table; what is still missing says so. */
export function previewOf(draft: CardDraft, emblem: string, name: Named): CardView {
  const all = [...draft.options.flatMap(({ effects }) => effects), ...draft.otherwiseEffects];
  return {
    id: 'preview',
    deck: 0,
    title: draft.title.trim() || 'A title',
    flavour: draft.flavour.trim(),
    text: draft.text.trim() || 'What the council is asked.',
    emblem,
    kind: all.some((effect) => effect.do === 'motion') ? 'motion' : 'crisis',
    options: draft.options.map(({ label, text, effects }, n) => ({
      label: label.trim() || `Option ${n + 1}`,
      text: text.trim(),
      effects: effects.map((effect) => effectWords(effect, name)),
    })),
    default: [
      ...(draft.otherwise.trim() === '' ? [] : [draft.otherwise.trim()]),
      ...draft.otherwiseEffects.map((effect) => effectWords(effect, name)),
    ],
  };
}

/** "Doom +2 for everyone", "Exile for the Medes": an effect that is being written, in a few words. */
export function effectWords(draft: EffectDraft, name: Named): string {
  const { what, by, until } = draft;
  const title = draft.title.trim() || '…';
  const text = draft.text.trim() || '…';
  const to = TARGETS[draft.to] ?? `the ${name(draft.to)}`;
  const amount = `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
  switch (draft.do) {
    case 'change':
      return `${COUNTERS[what]} ${amount} for ${to}`;
    case 'stasis':
      return `Stasis ${amount}`;
    case 'wrath':
      return `Divine Wrath ${amount}`;
    case 'support':
      return `Support ${amount} for ${to}, ${UNTIL[until]}`;
    case 'exile':
      return `Exile for ${to}`;
    case 'recall':
      return `Return from exile for ${to}`;
    case 'enfranchise':
      return `Citizenship for ${to}`;
    case 'disenfranchise':
      return `Loss of citizenship for ${to}`;
    case 'supremacy':
      return `Supremacy for ${to}`;
    case 'motion':
      return `“${title}” joins the Assembly’s agenda.`;
    case 'article':
      return `“${title}” becomes an article: ${text}`;
    case 'law':
      return `“${title}” becomes law: ${text}`;
    case 'task':
      return text;
  }
}
