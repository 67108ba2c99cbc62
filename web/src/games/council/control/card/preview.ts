import type { CardView, CouncilView, FactionId } from '../../../../wire/council';
import { named } from '../../../../ui/told.svelte';
import type { CardDraft, EffectDraft } from '../forms';
import { counterName, UNTIL } from '../words';
import { say } from '../dialogs/texts';
import { targetName, TARGETS } from './effects';

type Named = (id: FactionId) => string;
/** The table at which the card will lie: what its counters are called there. */
type Called = Pick<CouncilView, 'counters'>;

/** A card that is being written, as it will lie on the table; what is still missing says so. */
export function previewOf(draft: CardDraft, emblem: string, name: Named, at: Called): CardView {
  const all = [...draft.options.flatMap(({ effects }) => effects), ...draft.otherwiseEffects];
  return {
    id: 'preview',
    deck: 0,
    title: draft.title.trim() || say('preview-title'),
    flavour: draft.flavour.trim(),
    text: draft.text.trim() || say('preview-text'),
    emblem,
    kind: all.some((effect) => effect.do === 'motion') ? 'motion' : 'crisis',
    options: draft.options.map(({ label, text, effects }, n) => ({
      label: label.trim() || say('option-label', { number: n + 1 }),
      text: text.trim(),
      effects: effects.map((effect) => effectWords(effect, name, at)),
    })),
    default: [
      ...(draft.otherwise.trim() === '' ? [] : [draft.otherwise.trim()]),
      ...draft.otherwiseEffects.map((effect) => effectWords(effect, name, at)),
    ],
  };
}

/** "Doom +2 for everyone", "Exile for the Medes": an effect that is being written, in a few words. */
export function effectWords(draft: EffectDraft, name: Named, at: Called): string {
  const { what, by, until } = draft;
  const title = draft.title.trim() || '…';
  const text = draft.text.trim() || '…';
  const to = TARGETS.includes(draft.to) ? targetName(draft.to) : named(name(draft.to));
  const amount = `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
  switch (draft.do) {
    case 'change':
      return say('preview-change', { figure: counterName(at, what), amount, to });
    case 'stasis':
    case 'wrath':
      return say(`preview-${draft.do}`, { amount });
    case 'support':
      return say('preview-support', { amount, to, until: UNTIL[until] });
    case 'exile':
    case 'recall':
    case 'enfranchise':
    case 'disenfranchise':
    case 'supremacy':
      return say(`preview-${draft.do}`, { to });
    case 'motion':
      return say('preview-motion', { title });
    case 'article':
    case 'law':
      return say(`preview-${draft.do}`, { title, text });
    case 'task':
      return text;
  }
}
