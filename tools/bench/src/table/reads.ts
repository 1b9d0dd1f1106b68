import { getCartMap } from '@volute/domain/buying/cart'
import { getPart } from '@volute/domain/catalogue/part'
import { findResults, suggestNumbers } from '@volute/domain/storefront/search'
import { callOf } from '../load/call-of.ts'
import type { Sent } from '../load/load-process.ts'
import { CART_LINES, type Stage } from './open-stage.ts'
import { eachShopper, type Operation, spread } from './operation.ts'
import { queryAt, usualQueries } from './word-queries.ts'

/** Calls per connection: so many look-ups that no answer stays in the processor's cache. */
const CALLS = { lookUps: 500, suggestions: 60, queries: 40 }
/** Calls per shopper that are sent once a round. */
const ONCE = { lookUps: 20, suggestions: 6, queries: 0.5 }

/** Reads of the catalogue, each warm and cold: the same calls again and again, or each once with the shop's copies emptied. */
export const reads: readonly Operation[] = [
  ...warmAndCold({
    word: 'part',
    name: 'part look-up',
    goals: [0.8, 0.6],
    counts: [CALLS.lookUps, ONCE.lookUps],
    check: (body) => body.includes('"partNumber":'),
    callOf: (buyer, partNumber) => callOf(buyer, getPart, { partNumber }),
  }),
  ...warmAndCold({
    word: 'search',
    name: 'suggestions for six characters',
    goals: [1, 0.5],
    counts: [CALLS.suggestions, ONCE.suggestions],
    check: (body) => body.includes('"identifier":'),
    textOf: (number) => number.slice(0, 6),
    callOf: (buyer, text) => callOf(buyer, suggestNumbers, { text }),
  }),
  ...warmAndCold({
    word: 'search',
    name: 'suggestions for a piece of a number',
    goals: [1, 0.3],
    counts: [CALLS.suggestions, ONCE.suggestions],
    check: (body) => body.includes('"identifier":'),
    textOf: (number) => number.slice(1, 6),
    callOf: (buyer, text) => callOf(buyer, suggestNumbers, { text }),
  }),
  {
    word: 'words',
    name: 'two words that others ask for too',
    goal: 1,
    kept: 'all',
    check: (body) => body.includes('"partId":'),
    lists: ({ buyers }) =>
      buyers.map((buyer, one) =>
        spread(usualQueries, one, CALLS.queries).map((q) => callOf(buyer, findResults, { q })),
      ),
  },
  {
    word: 'words',
    name: 'words and a size, each once',
    goal: 0.5,
    kept: 'none',
    isCold: true,
    lists: (stage) =>
      stage.buyers.map((buyer) =>
        Array.from({ length: onceOf(stage, ONCE.queries) }, () =>
          callOf(buyer, findResults, { q: queryAt(nextQuery++) }),
        ),
      ),
  },
]

/** Calls per connection of a row that sends each once: as many as its shoppers, of whom there are few in a small run. */
const onceOf = ({ shoppers }: Stage, perShopper: number) => Math.ceil((shoppers[0]?.length ?? 0) * perShopper)

/** Counts on over all rounds and both sides, so that no query is sent twice. */
let nextQuery = 0

/** The cart, warm, and cold with parts of its own that nobody has asked for. */
export const cartReads: readonly Operation[] = [
  {
    word: 'cart',
    name: `cart of ${CART_LINES}`,
    goal: 0.85,
    kept: 'parts',
    check: (body) => body.split('"cartItemId":').length === CART_LINES + 1,
    lists: ({ buyers }) => buyers.map((buyer) => [callOf(buyer, getCartMap, {})]),
  },
  {
    word: 'cart',
    name: `cart of ${CART_LINES}, each once`,
    goal: 0.6,
    kept: 'none',
    isCold: true,
    shoppersCart: CART_LINES,
    lists: (stage) => eachShopper(stage, (shopper) => callOf(shopper, getCartMap, {})),
  },
]

interface NumberRead extends Pick<Operation, 'word' | 'name' | 'check'> {
  /** Warm, then cold. */
  goals: [number, number]
  /** Calls per connection, then per shopper. */
  counts: [number, number]
  /** What of a part number is sent; all of it unless given. */
  textOf?: (number: string) => string
  callOf: (buyer: Stage['buyers'][number], text: string) => Sent
}

function warmAndCold({ goals, counts, textOf = (number) => number, callOf: call, ...read }: NumberRead) {
  const listsOf = (stage: Stage, count: number) => {
    const texts = [...new Set(stage.partNumbers.map(textOf))]
    return stage.buyers.map((buyer, one) => spread(texts, one, count).map((text) => call(buyer, text)))
  }
  const warm: Operation = {
    ...read,
    goal: goals[0],
    kept: 'all',
    lists: (stage) => listsOf(stage, counts[0]),
  }
  const cold: Operation = {
    ...read,
    name: `${read.name}, each once`,
    goal: goals[1],
    kept: 'none',
    isCold: true,
    lists: (stage) => listsOf(stage, onceOf(stage, counts[1])),
  }
  return [warm, cold]
}
