import { limits } from '@volute/domain/core/kernel'
import { tellSearch } from '@volute/domain/storefront/search'
import { call } from '../../core/api/index.ts'

let lastTold = ''

/** Tells the shop that a search has settled; one that gets lost is missed by nobody on this page (DEMAND-01). */
export function tellSettled(typed: string, isFound: boolean): void {
  const text = typed.trim().slice(0, limits.searchValue)
  if (text === '') return
  lastTold = text
  call(tellSearch, { text, isFound }, { keepalive: true }).catch(() => undefined)
}

/** The same of a text that is typed and rests; one that Enter or a choice has settled before is told already. */
export function tellRested(typed: string, isFound: boolean): void {
  if (typed.trim() !== lastTold) tellSettled(typed, isFound)
}
