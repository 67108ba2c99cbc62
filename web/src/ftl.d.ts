/** A catalogue of messages in the Fluent format, without its comments: build/texts.ts. */
declare module '*.ftl' {
  const text: string;
  export default text;
}
