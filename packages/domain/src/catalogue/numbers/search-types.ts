/** Kinds of numbers that can be searched, in the order that suggestions list them. */
export const searchTypes = ['bom', 'serial', 'part'] as const
export type SearchType = (typeof searchTypes)[number]
