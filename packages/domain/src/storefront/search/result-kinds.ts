/** The groups of the results, in the order in which they are shown. */
export const resultKinds = ['pump', 'part', 'manual', 'own'] as const
export type ResultKind = (typeof resultKinds)[number]
