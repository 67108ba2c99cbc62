/** A catalogue of messages in the Fluent format, compiled: build/texts.ts. */
declare module '*.ftl' {
  const texts: import('./ui/messages').Texts;
  export default texts;
}
