import { findResults } from '@volute/domain/storefront/search'
import type { Caller, TestShop } from '../open-test-shop.ts'
import type { Query } from './queries.ts'

/** The first three identifiers of each group. */
async function firstThree(shop: TestShop, caller: Caller, q: string): Promise<string[]> {
  const { groups } = (await shop.call(findResults, { q }, caller)).body
  return groups.flatMap(({ hits }) =>
    hits.slice(0, 3).map((hit) => {
      if (hit.kind === 'manual') return `${hit.url}#${hit.page}`
      return hit.kind === 'own' ? hit.title.text : hit.number.text
    }),
  )
}

/** Queries for which none of the expected identifiers is among the first three of its group, with those that are. */
export async function missed(shop: TestShop, caller: Caller, queries: readonly Query[]): Promise<string[]> {
  const misses: string[] = []
  for (const [typed, ...expected] of queries) {
    const found = await firstThree(shop, caller, typed)
    if (!expected.some((one) => found.includes(one))) misses.push(`${typed}: ${found.join(' ')}`)
  }
  return misses
}
