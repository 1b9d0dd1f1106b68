import type { ListSource, SourceOrder } from '../list-source.ts'
import { documentMessages } from './document-messages.ts'
import { componentOf, type EdifactMessage, type EdifactSegment, readMessages } from './edifact-messages.ts'
import { needByOf, readEdifactLine } from './read-edifact-line.ts'
import { addressOf, emptyOrder, readPoNumber } from './order-parts.ts'
import { type ReadDocument, sourceOfOrders } from './source-of-orders.ts'

export const isEdifact = (text: string) => /^\s*(UNA.{6}\s*U|UNB\+|UNH\+|UNA[^\w\s])/s.test(text)

/** Reads the ORDERS messages of an EDIFACT file. Every other message is named and no line of it is read. */
export function readEdifact(text: string): ListSource {
  const { messages, decimal } = readMessages(text)
  return sourceOfOrders(messages.map((message) => readMessage(message, decimal)))
}

function readMessage(message: EdifactMessage, decimal: string): ReadDocument {
  const { kind, segments, faults } = message
  const find = (tag: string, qualifier?: string) =>
    segments.find((one) => one.tag === tag && (!qualifier || componentOf(one, 0) === qualifier))
  const bgm = find('BGM')
  const referred = componentOf(find('RFF', 'ON'), 0, 1)
  if (kind === 'ORDCHG') return { notAnOrder: documentMessages.change(referred), faults }
  if (kind !== 'ORDERS') return { notAnOrder: documentMessages.notAnOrder(kind, referred), faults }
  const poNumber = componentOf(bgm, 1)
  const purpose = componentOf(bgm, 2)
  if (purpose === '1' || purpose === '3')
    return { notAnOrder: documentMessages.cancellation(poNumber), faults }
  if (purpose === '4' || purpose === '5') return { notAnOrder: documentMessages.change(poNumber), faults }
  return readOrder(message, { poNumber, purpose, decimal })
}

function readOrder(
  { segments, faults }: EdifactMessage,
  { poNumber, purpose, decimal }: { poNumber: string; purpose: string; decimal: string },
): SourceOrder {
  const { head, loops, foot } = partsOf(segments)
  const lines = loops.map((loop, index) => readEdifactLine(loop, index, decimal))
  const asNumber = (text: string) => text.replace(decimal, '.')
  const quantities = lines.map(({ line }) => Number(line.quantity || Number.NaN))
  const po = readPoNumber(poNumber)
  return {
    ...emptyOrder('EDIFACT'),
    poNumber: po.poNumber,
    needBy: needByOf(head),
    shipTo: shipToOf(head),
    currency: componentOf(
      head.find(({ tag }) => tag === 'CUX'),
      0,
      1,
    ),
    total: asNumber(totalOf(foot)),
    lines: lines.map(({ line }) => line),
    faults: [
      ...faults,
      ...(purpose === '7' || purpose === '31' ? [documentMessages.copy] : []),
      ...po.faults,
      ...wrongSum('lines', foot, '2', lines.length),
      ...wrongSum(
        'pieces',
        foot,
        '1',
        quantities.reduce((sum, one) => sum + one, 0),
      ),
      ...unknownTags(segments),
      ...lines.flatMap((line) => line.faults),
    ],
  }
}

/** Segments before the lines, of each line, and after the lines. */
function partsOf(segments: readonly EdifactSegment[]) {
  const head: EdifactSegment[] = []
  const loops: EdifactSegment[][] = []
  const foot: EdifactSegment[] = []
  let into = head
  for (const segment of segments) {
    if (segment.tag === 'LIN') loops.push((into = []))
    if (segment.tag === 'UNS' || segment.tag === 'CNT') into = foot
    into.push(segment)
  }
  return { head, loops, foot }
}

function totalOf(foot: readonly EdifactSegment[]): string {
  for (const qualifier of ['79', '86', '128'])
    for (const segment of foot)
      if (segment.tag === 'MOA' && componentOf(segment, 0) === qualifier) return componentOf(segment, 0, 1)
  return ''
}

/** Fault of a control total, unless it or the sum is not a number. */
function wrongSum(unit: string, foot: readonly EdifactSegment[], qualifier: string, found: number): string[] {
  const said = componentOf(
    foot.find((one) => one.tag === 'CNT' && componentOf(one, 0) === qualifier),
    0,
    1,
  )
  if (said === '' || Number.isNaN(Number(said)) || Number.isNaN(found) || Number(said) === found) return []
  return [documentMessages.wrongCount(unit, said, found)]
}

function shipToOf(head: readonly EdifactSegment[]): SourceOrder['shipTo'] {
  const party = head.find(
    (one) => one.tag === 'NAD' && (componentOf(one, 0) === 'DP' || componentOf(one, 0) === 'ST'),
  )
  const [written = '', ...more] = (party?.elements[2] ?? []).filter((line) => line.trim() !== '')
  return addressOf({
    name: componentOf(party, 3) || written.trim(),
    address1: componentOf(party, 4) || (more[0]?.trim() ?? ''),
    address2: componentOf(party, 4, 1) || (more[1]?.trim() ?? ''),
    city: componentOf(party, 5),
    state: componentOf(party, 6),
    zip: componentOf(party, 7),
    country: componentOf(party, 8),
  })
}

/** Segments of the ORDERS messages of all directories. */
const tags = new Set(
  `UNH BGM DTM PAI ALI IMD FTX GIR RFF NAD LOC FII DOC CTA COM TAX MOA CUX PCD PAT TDT TOD PAC MEA PCI GIN GEI HAN EQD SCC QTY
   RNG APR ALC RTE RCS DGS LIN PIA QVR PRI STG UNS CNT UNT RJL AJT GIS ADR MTD SPS SEL MOV IFD EFI CST UGH UGS AUT`.split(
    /\s+/,
  ),
)

const unknownTags = (segments: readonly EdifactSegment[]): string[] =>
  [...new Set(segments.map(({ tag }) => tag).filter((tag) => !tags.has(tag)))].map(
    documentMessages.unknownSegment,
  )
