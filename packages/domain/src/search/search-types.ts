/** Kinds of numbers that can be searched; in the order in which suggestions tell them. */
export const searchTypes = ['bom', 'serial', 'part'] as const
export type SearchType = (typeof searchTypes)[number]

/** The groups of the results, in the order in which they are shown. */
export const resultKinds = ['pump', 'part', 'manual', 'own'] as const
export type ResultKind = (typeof resultKinds)[number]
