/** Columns that the list can be sorted by. */
export const fleetColumns = ['tag', 'serial', 'model', 'site'] as const
export type FleetColumn = (typeof fleetColumns)[number]
