import { findResults } from '@volute/domain/storefront/search'
import { pick, seeded } from '../catalogue/seeded.ts'
import { callOf } from '../load/call-of.ts'
import { measureOperations } from '../table/measure-table.ts'
import type { Operation } from '../table/operations.ts'
import { fillPages } from './fill-pages.ts'

const [PARTS, PAGES] = [60_000, 3_000]
/** Queries that each connection sends before it repeats them. */
const QUERIES = 500

const words = {
  nouns: 'bolt nut washer gasket bearing sleeve shaft ring cover casing seal key plug'.split(' '),
  kinds: 'hex flat lock thrust radial suction discharge inboard outboard wear'.split(' '),
  materials: ['bronze', 'steel', 'stainless', 'viton', 'carbon'],
}

/** Seed of the next list of queries, a new one for each round and side: repeated queries are cached. */
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

/** The shop finds cached results of a catalogue version at once, and searches for a new query. */
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

/** Measures the word search beside a bare route that puts the same query to the same indexes. */
export const measureFind = (given: string[]) =>
  measureOperations(given, operations, PARTS, ({ pool }) => fillPages(pool, PAGES))
