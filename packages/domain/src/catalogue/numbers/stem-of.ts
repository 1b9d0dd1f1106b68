/** Strips an ending that another form of the word may lack. */
export const stemOf = (word: string) => word.replace(/^([a-z]{4,}?)(?:ings?|ed|es|s|e)$/, '$1')
