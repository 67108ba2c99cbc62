import { device, nowIn } from '../../dev/fixtures';
import type { DeviceView, MessageView } from '../../../../wire/hub';

/** What Control's desk has of the hub's, to look at screens with. */
const MINUTE = 60_000;

type Row = Partial<MessageView> & Pick<MessageView, 'id' | 'text'>;
const said = (minutes: number, row: Row): MessageView => ({
  at: nowIn('ballot') - minutes * MINUTE,
  seat: null,
  question: false,
  heard: [],
  answer: null,
  ...row,
});

/** Two questions wait; others were answered, and Control said things itself. */
export function messages(): MessageView[] {
  return [
    said(42, {
      id: 1,
      text: 'The buffet opens at one. Phones may stay here.',
      heard: ['amazons', 'aristocrats', 'democrats', 'monarchists', 'oligarchs', 'tyrants'],
    }),
    said(31, {
      id: 2,
      seat: 'oligarchs',
      question: true,
      text: 'May we hand Horses to the Medes in the middle of a race?',
      answer: { text: 'Not those that are bid; the others at any time.', to_all: true },
    }),
    said(18, {
      id: 3,
      seat: 'medes',
      question: true,
      text: 'Can an Archon in exile speak in the debate?',
      answer: { text: '', to_all: false },
    }),
    said(11, { id: 4, seat: 'theocrats', text: 'Please come to Control: the Oracle has a word.' }),
    said(6, {
      id: 5,
      seat: 'tyrants',
      question: true,
      text: 'If we pass Article 7 now, does it hold for the vote that is already open, or only from the next one on?',
    }),
    said(1, {
      id: 6,
      seat: 'amazons',
      question: true,
      text: 'Where do we hand in our Oracle quest?',
    }),
  ];
}

/** Control's other devices. */
export function controls(): DeviceView[] {
  return [
    device('d5', 'Ada’s tablet', { screen: 'control', helper: true }),
    device('d6', 'Old laptop at the door', { screen: 'control', online: false, helper: true }),
  ];
}
