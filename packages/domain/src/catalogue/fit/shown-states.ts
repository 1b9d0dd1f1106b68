/** States of a pump that its parts list can show: today's BOM, the pump as shipped, or the pump as its services left it. */
export const pumpStates = ['today', 'shipped', 'maintained'] as const
export type PumpState = (typeof pumpStates)[number]
