import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCsv } from '@volute/domain/core/table'

/** Line of a known order. */
export interface KnownLine {
  part: string
  description: string
  unit: string
  price: number
  quantity: number
}

/** Line as a person reads it; a null quantity has to be asked. */
export interface RightLine {
  part: string
  quantity: number | null
}

/** A list in a form that was made for the tests, with its right answer. */
export interface OwnLayout {
  /** File name; a text that is pasted ends in `.txt`. */
  file: string
  about: string
  content: string | Buffer
  lines: readonly RightLine[]
  /** `no`: taken without a question. `may`: a question is fine. `must`: nothing is taken before a question. */
  ask: 'no' | 'may' | 'must'
}

const root = join(import.meta.dirname, '../../../..')
const rows = openCsv(',').push(readFileSync(join(root, 'demo/catalogue/parts.csv'), 'utf8'))
const parts = new Map(
  rows.map(({ cells: [part = '', description = '', unit = '', price = ''] }) => [
    part,
    { description, unit, price: Number(price) },
  ]),
)

/** True for the part numbers of the demo's catalogue. */
export const knows = (number: string): boolean => parts.has(number)

interface Truth {
  layouts: { order: string; lines: { part: string; quantity: number }[] }[]
}
const truth = JSON.parse(readFileSync(join(root, 'packages/domain/test/layouts/truth.json'), 'utf8')) as Truth

/** Lines of an order such as `O05`, with what the catalogue says about their parts. */
export function orderOf(name: string, most = 60): KnownLine[] {
  const lines = truth.layouts.find(({ order }) => order === name)?.lines ?? []
  return lines.slice(0, most).map(({ part, quantity }) => ({
    part,
    quantity,
    ...(parts.get(part) ?? { description: '', unit: 'EA', price: 0 }),
  }))
}

/** The lines themselves as their right answer. */
export const asRead = (lines: readonly KnownLine[]): RightLine[] =>
  lines.map(({ part, quantity }) => ({ part, quantity }))

/** The right answer when each line has to be asked. */
export const asked = (lines: readonly KnownLine[]): RightLine[] =>
  lines.map(({ part }) => ({ part, quantity: null }))

export const amountOf = ({ price, quantity }: KnownLine): number => Math.round(price * quantity * 100) / 100
export const totalOf = (lines: readonly KnownLine[]): number =>
  Math.round(lines.reduce((sum, line) => sum + amountOf(line), 0) * 100) / 100

/** Number with grouped thousands: `1,234.50`, or `1.234,50`. */
export function money(value: number, form: 'en' | 'de' = 'en', decimals = 2): string {
  return value.toLocaleString(form === 'en' ? 'en-US' : 'de-DE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}
