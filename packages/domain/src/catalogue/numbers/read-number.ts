import { readAddress } from './read-address.ts'
import { readElements } from './read-elements.ts'

/** Kinds of numbers that a text may name. */
export type NumberKind = 'serial' | 'part' | 'order' | 'tag'

/** A number that a text may mean. */
export interface Reading {
  text: string
  /** Kinds that it may have; a prefix such as `S/N` names one. */
  kinds: readonly NumberKind[]
  /** False if it is only a guess: offered, never taken. */
  isSure: boolean
}

const everyKind = ['serial', 'part', 'order', 'tag'] as const

const named = /(?:\s*(?:no|nr|num|number)\b\.?)?(?:\s*[:#=.-]\s*|\s+|(?=\d))(?=\S*\d)(.+)$/i.source
const prefixes = [
  ['serial', new RegExp(`^(?:s\\/n|s\\.?n\\.?|ser(?:ial)?)${named}`, 'is')],
  ['part', new RegExp(`^(?:p\\/n|p\\.?n\\.?|part|item|bom)${named}`, 'is')],
  ['order', new RegExp(`^(?:p\\.?o\\.?|purchase order|s\\.?o\\.?|sales order|order)${named}`, 'is')],
] as const

/**
 * Numbers that a typed, pasted or scanned text may mean: the text itself first, then the number after a prefix, in a GS1 code
 * or in an address. `S/N 100234` is itself or the serial number `100234`.
 */
export function readNumber(typed: string): [Reading, ...Reading[]] {
  const text = typed.normalize('NFKC').trim()
  const { isMarked, elements } = readElements(text)
  return [
    { text: typed.trim(), kinds: everyKind, isSure: true },
    ...prefixes.flatMap(([kind, prefix]) => {
      const [, number] = prefix.exec(text) ?? []
      return number ? [{ text: number, kinds: [kind], isSure: true }] : []
    }),
    ...elements.map(({ text: number, kind }) => ({ text: number, kinds: [kind], isSure: isMarked })),
    ...(readAddress(text) ?? []).map((number) => ({
      text: number,
      kinds: ['serial'] as const,
      isSure: true,
    })),
  ]
}
