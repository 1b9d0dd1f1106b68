/** Strips an ending that another form of the word may lack, and the consonant doubled before it: *trip* of *tripped*. */
export const stemOf = (word: string) =>
  word.replace(/^([a-z]{4,}?)(?:ings?|ed|es|s|e)$/, '$1').replace(/(?<=[a-z]{2})([bdgmnprt])\1$/, '$1')
