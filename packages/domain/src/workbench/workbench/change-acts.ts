export const changeActs = ['ADDED', 'CHANGED', 'CLOSED'] as const
export type ChangeAct = (typeof changeActs)[number]
