import type { ListSource, SourceLine, SourceOrder } from '../list-source.ts'
import { documentMessages } from './document-messages.ts'
import {
  addressOf,
  dateOfDigits,
  emptyLine,
  emptyOrder,
  type OtherNumber,
  priceOfOne,
  readPoNumber,
} from './order-parts.ts'
import { shopUnit } from '../units.ts'
import { type ReadDocument, sourceOfOrders } from './source-of-orders.ts'
import { countFault, readInterchanges, type Segment, type X12Set } from './x12-interchanges.ts'

export const isX12 = (text: string) => /^\s*ISA[^\s\p{L}\p{N}]/u.test(text)

/** Reads the purchase orders (850) of an X12 file. Every other set is named and no line of it is read. */
export function readX12(text: string): ListSource {
  return sourceOfOrders(
    readInterchanges(text).map((set) =>
      set.kind === '850' ? readOrder(set) : { notAnOrder: sayOther(set), faults: set.faults },
    ),
  )
}

/** Place of the buyer's PO number in the first segment of each set. */
const placesOfPoNumber: Readonly<Record<string, number>> = {
  '855': 3,
  '860': 3,
  '865': 3,
  '810': 4,
  '856': -1,
}

function sayOther({ kind, segments }: X12Set): string {
  const place = placesOfPoNumber[kind]
  const shipped = segments.filter(([tag]) => tag === 'PRF').map(([, poNumber = '']) => poNumber)
  const poNumber = place === -1 ? shipped.join(', ') : (segments[1]?.[place ?? 0] ?? '')
  if (kind === '860') return documentMessages.change(poNumber)
  return documentMessages.notAnOrder(kind, place === undefined ? '' : poNumber)
}

function readOrder({ segments, faults }: X12Set): ReadDocument {
  const [, purpose = '', , poNumber = ''] = segments.find(([tag]) => tag === 'BEG') ?? []
  if (purpose === '01') return { notAnOrder: documentMessages.cancellation(poNumber), faults }
  if (purpose === '04' || purpose === '05') return { notAnOrder: documentMessages.change(poNumber), faults }

  const firstLine = segments.findIndex(([tag]) => tag === 'PO1')
  const foot = segments.findIndex(([tag]) => tag === 'CTT' || tag === 'SE')
  const head = segments.slice(0, firstLine < 0 ? foot : firstLine)
  const loops = firstLine < 0 ? [] : loopsOf(segments.slice(firstLine, foot < 0 ? undefined : foot))
  const lines = loops.map(readLine)
  const last = foot < 0 ? [] : segments.slice(foot)
  const [, said = ''] = last.find(([tag]) => tag === 'CTT') ?? []
  const po = readPoNumber(poNumber)
  return {
    ...emptyOrder('X12'),
    poNumber: po.poNumber,
    needBy: needByOf(head),
    shipTo: shipToOf(head),
    currency: head.find(([tag]) => tag === 'CUR')?.[2] ?? '',
    total: last.find(([tag, kind]) => tag === 'AMT' && (kind === '1' || kind === 'TT'))?.[2] ?? '',
    lines: lines.map(({ line }) => line),
    faults: [
      ...faults,
      ...(purpose === '07' ? [documentMessages.copy] : []),
      ...po.faults,
      ...countFault('lines', said, lines.length),
      ...lines.flatMap((line) => line.faults),
    ],
  }
}

/** Splits the lines' segments at each PO1. */
function loopsOf(segments: readonly Segment[]): Segment[][] {
  const loops: Segment[][] = []
  for (const segment of segments) {
    if (segment[0] === 'PO1') loops.push([segment])
    else loops.at(-1)?.push(segment)
  }
  return loops
}

/** Pieces that a price is for, by the code beside it: per hundred, per thousand; one otherwise. */
const bases: Readonly<Record<string, string>> = { HP: '100', TP: '1000' }

function readLine(loop: Segment[], index: number): { line: SourceLine; faults: string[] } {
  const [[, number = '', quantity = '', unit = '', price = '', basis = '', ...numbers] = []] = loop
  const line = number || String(index + 1)
  const pairs = numbers.flatMap((_, place) =>
    place % 2 === 0 && numbers[place] ? [[numbers[place] ?? '', numbers[place + 1] ?? ''] as const] : [],
  )
  const texts = (tag: string, place: number) =>
    loop.flatMap((segment) => (segment[0] === tag && segment[place] ? [segment[place]] : [])).join(' ')
  const deliveries = loop.filter(([tag]) => tag === 'SCH').length
  const described = pairs.find(([kind]) => kind === 'PD')?.[1] ?? ''
  return {
    line: {
      ...emptyLine(line),
      partNumber: pairs.find(([kind, value]) => sellers.has(kind) && value !== '')?.[1] ?? '',
      otherNumbers: pairs.flatMap(([qualifier, value]): OtherNumber[] => {
        const kind = kindsOfNumber[qualifier]
        return kind && value ? [{ kind, number: value }] : []
      }),
      description: texts('PID', 5) || described,
      quantity,
      unit: shopUnit(unit),
      unitPrice: priceOfOne(price, bases[basis] ?? ''),
      needBy: needByOf(loop),
      note: texts('MSG', 1),
    },
    faults: [
      ...pairs.flatMap(([kind, value]) =>
        value === '' && (sellers.has(kind) || kindsOfNumber[kind])
          ? [documentMessages.numberMissing(line, kind)]
          : [],
      ),
      ...(deliveries > 1 ? [documentMessages.deliveries(line, deliveries)] : []),
    ],
  }
}

/** Kinds of the seller's own part number. */
const sellers = new Set(['VN', 'VP', 'VC', 'VA', 'SA'])

const kindsOfNumber: Readonly<Record<string, OtherNumber['kind']>> = {
  BP: 'BUYER',
  CB: 'BUYER',
  IN: 'BUYER',
  PI: 'BUYER',
  SK: 'BUYER',
  EN: 'GTIN',
  UA: 'GTIN',
  UI: 'GTIN',
  UK: 'GTIN',
  UP: 'GTIN',
  MG: 'MAKER',
  MN: 'MAKER',
  PN: 'OTHER',
}

/** Day by which goods are wanted: delivery requested, or required by. */
function needByOf(segments: readonly Segment[]): string {
  const [, , date = '', , , century] =
    segments.find(([tag, kind]) => tag === 'DTM' && (kind === '002' || kind === '106' || kind === '074')) ??
    []
  return dateOfDigits(date, century || undefined)
}

function shipToOf(head: readonly Segment[]): SourceOrder['shipTo'] {
  const from = head.findIndex(([tag, kind]) => tag === 'N1' && kind === 'ST')
  if (from < 0) return null
  const next = head.findIndex(([tag], place) => place > from && tag === 'N1')
  const loop = head.slice(from, next < 0 ? undefined : next)
  const [, , name = ''] = loop[0] ?? []
  const [, address1 = '', address2 = ''] = loop.find(([tag]) => tag === 'N3') ?? []
  const [, city = '', state = '', zip = '', country = ''] = loop.find(([tag]) => tag === 'N4') ?? []
  return addressOf({ name, address1, address2, city, state, zip, country })
}
