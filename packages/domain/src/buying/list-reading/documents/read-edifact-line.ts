import type { SourceLine } from '../list-source.ts'
import { documentMessages } from './document-messages.ts'
import { componentOf, type EdifactSegment } from './edifact-messages.ts'
import { dateOfDigits, emptyLine, type OtherNumber, priceOfOne } from './order-parts.ts'
import { shopUnit } from '../units.ts'

/** Reads the segments from one LIN to the next. Quantities that differ are asked, like a missing one. */
export function readEdifactLine(
  loop: readonly EdifactSegment[],
  index: number,
  decimal: string,
): { line: SourceLine; faults: string[] } {
  const asNumber = (text: string) => text.replace(decimal, '.')
  const all = (tag: string, qualifier = '') =>
    loop.filter((one) => one.tag === tag && (!qualifier || componentOf(one, 0) === qualifier))
  const line = componentOf(loop[0], 0) || String(index + 1)
  const ordered = all('QTY', '21')
  const quantities = [...new Set(ordered.map((one) => asNumber(componentOf(one, 0, 1))))]
  const [quantity = ''] = quantities
  // The net price counts; the gross or list price beside it does not.
  const [price] = [...all('PRI', 'AAA'), ...all('PRI', 'AAF')]
  const numbers = numbersOf(loop)
  return {
    line: {
      ...emptyLine(line),
      partNumber: numbers.find(({ kind }) => kind === 'SELLER')?.number ?? '',
      otherNumbers: numbers.filter((one): one is OtherNumber => one.kind !== 'SELLER'),
      description: describe(all('IMD')),
      quantity: quantities.length === 1 ? quantity : '',
      unit: shopUnit(componentOf(ordered[0], 0, 2)),
      unitPrice: priceOfOne(asNumber(componentOf(price, 0, 1)), componentOf(price, 0, 4)),
      amount: asNumber(componentOf(all('MOA', '203')[0], 0, 1)),
      needBy: needByOf(loop),
      note: all('FTX')
        .map(({ elements }) => (elements[3] ?? []).join('').trim())
        .join(' '),
    },
    faults: quantities.length > 1 ? [documentMessages.quantities(line)] : [],
  }
}

/** Delivery requested, or the latest one. */
export function needByOf(segments: readonly EdifactSegment[]): string {
  const dated = segments.find(
    (one) => one.tag === 'DTM' && (componentOf(one, 0) === '2' || componentOf(one, 0) === '63'),
  )
  const format = componentOf(dated, 0, 2)
  const digits = componentOf(dated, 0, 1)
  if (format === '101' || format === '102') return dateOfDigits(digits)
  return format === '203' ? dateOfDigits(digits.slice(0, 8)) : ''
}

type Kind = OtherNumber['kind'] | 'SELLER'

const kinds: Readonly<Record<string, Kind>> = {
  SA: 'SELLER',
  VN: 'SELLER',
  BP: 'BUYER',
  IN: 'BUYER',
  EN: 'GTIN',
  EU: 'GTIN',
  SRV: 'GTIN',
  UP: 'GTIN',
  MF: 'MAKER',
}

/** Numbers of the LIN and of each PIA, without repeats. */
function numbersOf(loop: readonly EdifactSegment[]) {
  const written = loop.flatMap(({ tag, elements }) => {
    if (tag === 'LIN') return elements.slice(2, 3)
    return tag === 'PIA' ? elements.slice(1) : []
  })
  const numbers = new Map<string, { kind: Kind; number: string }>()
  for (const [number = '', code = ''] of written) {
    const kind = kinds[code.trim()] ?? 'OTHER'
    if (number.trim() !== '') numbers.set(`${kind} ${number.trim()}`, { kind, number: number.trim() })
  }
  return [...numbers.values()]
}

/** Characters of a text component; a full one runs on in the next without a blank. */
const FULL = 35

/** Joins the pieces of a description; of a book, with a code for each kind of text, its title alone. */
function describe(texts: readonly EdifactSegment[]): string {
  const titles = texts.filter((one) => componentOf(one, 1) === '050')
  const pieces = (titles.length > 0 ? titles : texts).map(({ elements }) => {
    const [, , , first = '', second = ''] = elements[2] ?? []
    return joinPieces([first, second])
  })
  return joinPieces(pieces).trim()
}

const joinPieces = (pieces: readonly string[]) =>
  pieces.reduce(
    (text, piece) => (text.length % FULL === 0 || piece === '' ? text + piece : `${text} ${piece}`),
    '',
  )
