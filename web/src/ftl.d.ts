/** A catalogue of messages in the Fluent format, compiled: build/texts.ts. */
declare module '*.ftl' {
  const texts: import('./ui/messages').Texts;
  export default texts;
}

/** The messages of a game's rules that each screen may need at once. */
declare module '*.ftl?early' {
  const texts: import('./ui/messages').Texts;
  export default texts;
}

/** And those that a seat can wait for. */
declare module '*.ftl?late' {
  const texts: import('./ui/messages').Texts;
  export default texts;
}
