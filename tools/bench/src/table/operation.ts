import type { Sent } from '../load/load-process.ts'
import type { Person } from '../world/fill-people.ts'
import type { Stage } from './open-stage.ts'

/** What the table measures in one or two of its rows. */
export interface Operation {
  /** Argument that selects this operation and others of the same word. */
  word: string
  name: string
  /** Share of the bare route's rate that it should reach. */
  goal: number
  /** What the shop answers from copies that it keeps: everything, the parts, or nothing. */
  kept: 'all' | 'parts' | 'none'
  /** Check of the shop's answer, so that nothing else is measured in its place. */
  check?: (body: string) => boolean
  /** Calls to send, one list per connection. */
  lists: (stage: Stage) => Sent[][]
  /** Each call is sent once a round, after the shop's copies were emptied. */
  isCold?: boolean
  /** Lines in every shopper's cart beforehand; set if each shopper does the operation once per round. */
  shoppersCart?: number
  /** Its work in the queue is waited for: the rate counts what was finished, mails included. */
  isQueued?: boolean
}

/** Parts that shoppers buy: many enough that their orders do not wait for each other's rows. */
const BOUGHT = 2_000

/** Items of the cart of the shopper at this place, 2 of each part. */
export const itemsOf = (partIds: readonly number[], place: number, lines: number) =>
  spread(partIds, place, lines).map((partId) => ({ partId, quantity: 2 }))

/** A call of each shopper, who has a place among all. */
export const eachShopper = ({ shoppers }: Stage, call: (shopper: Person, place: number) => Sent) =>
  shoppers.map((own, one) => own.map((shopper, place) => call(shopper, one * own.length + place)))

/** The parts that shoppers buy. */
export const boughtOf = ({ plainPartIds }: Stage) => plainPartIds.slice(0, BOUGHT)

/** Picks some of a list, a different part of it for each connection; no two are the same until the list is used up. */
export const spread = <One>(from: readonly One[], connection: number, count: number) =>
  Array.from({ length: count }, (_, index) => from[(connection * count + index * 7) % from.length] as One)
