/** Declares what the browser uses of papaparse; its own types bring Node.js in. */
declare const papaparse: {
  parse(
    text: string,
    settings: { delimiter: string; newline: '\n' },
  ): { data: string[][]; errors: readonly object[] }
}

export default papaparse
