/** Groups of the results, in display order. */
export const resultKinds = ['pump', 'part', 'manual', 'own'] as const
export type ResultKind = (typeof resultKinds)[number]
