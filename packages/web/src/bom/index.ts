import type { LookupPlace } from './lookup-query.ts'

/** Starts to load a BOM while its page's code loads. */
export const startLookup = async (place: LookupPlace) =>
  (await import('./lookup-query.ts')).startLookup(place)
