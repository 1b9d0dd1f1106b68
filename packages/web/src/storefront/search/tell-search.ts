import { limits } from '@volute/domain/core/kernel'
import { noteSettledSearch } from '@volute/domain/storefront/search'
import { call } from '../../core/api/index.ts'

let lastTold = ''

/** Reports a settled search to the shop. Ignores failures, since nothing on this page depends on it (DEMAND-01). */
export function tellSettled(typed: string, isFound: boolean): void {
  const text = typed.trim().slice(0, limits.searchValue)
  if (text === '') return
  lastTold = text
  call(noteSettledSearch, { text, isFound }, { keepalive: true }).catch(() => undefined)
}

/** Reports a text once typing has paused, unless Enter or a choice has already reported it. */
export function tellRested(typed: string, isFound: boolean): void {
  if (typed.trim() !== lastTold) tellSettled(typed, isFound)
}
