/** The faces of letters that a page in one file has not got inside, as rules: build/letters.ts. */
declare module 'virtual:letters' {
  const rules: string[];
  export default rules;
}
