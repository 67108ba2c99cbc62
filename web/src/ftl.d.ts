/** A catalogue of messages in the Fluent format, compiled: build/texts.ts. */
declare module '*.ftl' {
  const texts: import('./ui/messages').Texts;
  export default texts;
}

/** The messages of a game's rules that a seat needs at its first step. */
declare module '*.ftl?early' {
  const texts: import('./ui/messages').Texts;
  export default texts;
}

/** Those that it needs after that. */
declare module '*.ftl?soon' {
  const texts: import('./ui/messages').Texts;
  export default texts;
}

/** And those that it can do without for longer. */
declare module '*.ftl?late' {
  const texts: import('./ui/messages').Texts;
  export default texts;
}
