import { limits } from '@volute/domain/core/kernel'
import type { OwnHit, PumpHit, SearchHit, SearchResults } from '@volute/domain/storefront/search'

/** Title of the company's own pumps and orders. */
export const ownTitle = 'My pumps and orders'

/** A pump or order of the company, suggested by one of the company's own names for it. */
export interface OwnSuggestion {
  type: 'serial' | 'order'
  /** Serial number, or the ERP's id of the order. */
  identifier: string
  /** Tag or nickname, or order number. */
  name: string
  description: string
  /** True if the typed text can only mean this pump or order. */
  isExact: boolean
}

type Found = Pick<SearchResults, 'exact' | 'groups'>

/** Pumps with a matching tag or nickname, and orders with a matching number or PO number; the exact one first. */
export function ownSuggestions({ exact, groups }: Found): OwnSuggestion[] {
  const isMeant = (own: Found['exact'][number]) =>
    exact.some(({ type, identifier }) => type === own.type && identifier === own.identifier)
  return groups
    .flatMap(({ hits }): SearchHit[] => hits)
    .flatMap((hit) => ownOf(hit, isMeant))
    .map((own) => ({ ...own, isExact: exact.length === 1 && isMeant(own) }))
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact))
    .slice(0, limits.suggestions)
}

type Own = Omit<OwnSuggestion, 'isExact'>

function ownOf(hit: SearchHit, isMeant: (own: Own) => boolean): Own[] {
  if (hit.kind === 'own') return orderOf(hit)
  if (hit.kind !== 'pump' || hit.type !== 'serial') return []
  const { own, isMarked } = pumpOf(hit)
  return own.name !== '' && (isMarked || isMeant(own)) ? [own] : []
}

function pumpOf({ number, fleet }: PumpHit) {
  const names = [fleet?.tag, fleet?.nickname].flatMap((name) => name ?? [])
  const [name = '', ...others] = names.map(({ text }) => text)
  const description = [...others, `Pump ${number.text}`].join(', ')
  return {
    own: { type: 'serial', identifier: number.text, name, description } as const,
    isMarked: names.some(({ marks }) => marks.length > 0),
  }
}

function orderOf({ type, erpSalesOrderId, title, detail }: OwnHit): Own[] {
  if (type !== 'order' || erpSalesOrderId === null) return []
  const description = detail ? `Order, PO ${detail.text}` : 'Order'
  return [{ type, identifier: erpSalesOrderId, name: title.text, description }]
}
