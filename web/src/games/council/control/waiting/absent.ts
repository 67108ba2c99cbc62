import type {
  CouncilView,
  FactionId,
  FactionView,
  SettingView,
  Step,
} from '../../../../wire/council';

const OPEN: Step[] = ['election', 'race', 'ballot', 'motion_ballot'];
const BEFORE_A_VOTE: Step[] = ['strengths', 'choose_motion', 'motion_debate'];
/** After these a cycle may begin, and with it the question who presides. */
const BEFORE_A_CYCLE: Step[] = ['lobby', 'check', 'amended', 'diplomacy'];

type Asking = Pick<CouncilView, 'step' | 'awaiting' | 'factions' | 'check'>;

/** Whether whoever presides is elected, and a cycle comes next. */
function electionIsNext({ step, check }: Asking, settings: SettingView[]): boolean {
  const elected = settings.some(({ key, value }) => key === 'presiding' && value === 'elected');
  return elected && BEFORE_A_CYCLE.includes(step) && !check?.stasis_due;
}

/**
 * Whom a secret choice waits for, or will once it is opened; and who might choose too, but to whose seat
 * no device ever `came`: nobody waits for them.
 */
export function asked(
  council: Asking,
  settings: SettingView[],
  came: (id: FactionId) => boolean = () => true,
): FactionView[] {
  const { step, awaiting, factions } = council;
  const awaited = new Set<FactionId>(awaiting.map(({ faction }) => faction));
  if (OPEN.includes(step)) {
    const might = ({ citizen, exiled, horses }: FactionView) =>
      step === 'race' ? horses.value > 0 : citizen && !exiled;
    return factions.filter((one) => awaited.has(one.id) || (!came(one.id) && might(one)));
  }
  const vote = BEFORE_A_VOTE.includes(step) || electionIsNext(council, settings);
  if (vote) return factions.filter((one) => one.citizen && !one.exiled);
  return step === 'debate' ? factions.filter(({ horses }) => horses.value > 0) : [];
}
