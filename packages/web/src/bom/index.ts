import type { LookupPlace } from './lookup-query.ts'

/** Asks for a BOM while its page's code is still on its way. */
export const startLookup = async (place: LookupPlace) =>
  (await import('./lookup-query.ts')).startLookup(place)
