import { findResults } from '@volute/domain/storefront/search'
import { pick, seeded } from '../catalogue/seeded.ts'
import { callOf } from '../load/call-of.ts'
import { measureOperations } from '../table/measure-table.ts'
import type { Operation } from '../table/operations.ts'
import { fillPages } from './fill-pages.ts'

const [PARTS, PAGES] = [60_000, 3_000]
/** Number of queries of each connection before it repeats them. */
const QUERIES = 500

const words = {
  nouns: 'bolt nut washer gasket bearing sleeve shaft ring cover casing seal key plug'.split(' '),
  kinds: 'hex flat lock thrust radial suction discharge inboard outboard wear'.split(' '),
  materials: ['bronze', 'steel', 'stainless', 'viton', 'carbon'],
}

/** Every round of each side asks again: what was asked in one before is kept. */
let nextSeed = 10

const finding = (word: string, name: string, queryOf: (chance: () => number) => string): Operation => ({
  word,
  name,
  goal: 0.8,
  check: (body) => body.includes('"partId":'),
  lists: ({ buyers }) =>
    buyers.map((buyer) => {
      const chance = seeded(nextSeed++)
      return Array.from({ length: QUERIES }, () => callOf(buyer, findResults, { q: queryOf(chance) }))
    }),
})

/** Cached results of a catalogue version are found at once; a new query is searched for. */
const operations = [
  finding(
    'usual',
    'two words that others ask for too',
    (chance) => `${pick(chance, words.nouns)} ${pick(chance, words.kinds)}`,
  ),
  finding(
    'first',
    'words and a size, most for the first time',
    (chance) =>
      `${pick(chance, words.nouns)} ${pick(chance, words.kinds)} ${1 + Math.floor(chance() * 24)}/${pick(chance, [4, 8, 16])} ${pick(chance, words.materials)}`,
  ),
]

/** Measures the search in words beside a bare route with the same question to the same indexes. */
export const measureFind = (given: string[]) =>
  measureOperations(given, operations, PARTS, ({ pool }) => fillPages(pool, PAGES))
