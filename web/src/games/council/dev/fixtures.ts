/*
 * What the council's pages are tested with and looked at: situations that the rules recorded, and around
 * them what the hub has.
 */
export * from './recorded';
export { FakeHub } from '../../../hub/dev/fake-hub';
export { history, past } from './history';
export { desk, device, room, shared } from './room';
export { answers, LONG_WORD, question, said, word } from './words';
