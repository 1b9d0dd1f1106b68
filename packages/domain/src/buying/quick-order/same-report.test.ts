import { describe, expect, it } from 'vitest'
import { checkAngle, checkQuantity, checkTrim, type ItemIn } from '../cart/index.ts'
import { errorsOf, checkedAs, orThrow } from '../../core/kernel/index.ts'
import { itemOfLine, lineOfRow, lineOfStored, type ListLine, reportLine } from '../lines/index.ts'
import { isImpellerNumber, type Part } from '../../catalogue/part/index.ts'
import { importRows } from './add-lines.ts'
import { examplePart } from './examples.ts'
import { listLineOf } from './quick-line.ts'
import { csvHeaders } from './csv-headers.ts'
import { readCsvRows, type ReadRows } from './read-csv-rows.ts'
import { readFileRows } from './read-list.ts'
import { tableOfText } from '../list-reading/index.ts'

const paintColors = [{ paintColorId: 4, name: 'Safety Blue', hexCode: '#0000FF' }]
const replacedBy = { partNumber: '119402', description: 'Wear ring' }
const parts = [
  examplePart('TB10773', { partId: 1 }),
  examplePart('C2134-3-BZ', { partId: 2 }),
  examplePart('D7232-2-CP', { partId: 3, isPaintable: true }),
  examplePart('119401', { partId: 4, replacedBy }),
  examplePart('OLD-1', { partId: 5, isSellable: false, replacedBy }),
  examplePart('OLD-2', { partId: 6, isSellable: false }),
]
const keys = new Map([['TB10773', replacedBy]])

/** The cart's own checks, as far as they need no catalogue. */
function check(item: ItemIn, part: Part) {
  const isImpeller = isImpellerNumber(part.partNumber)
  return checkedAs(item, [
    ...errorsOf(checkQuantity(item.quantity)),
    ...(isImpeller ? errorsOf(checkAngle(item.impellerAngle ?? '')) : []),
    ...(isImpeller ? errorsOf(checkTrim(item.impellerTrim ?? '')) : []),
  ])
}

function report(line: ListLine) {
  const number = line.typedNumber ?? ''
  const part = parts.find((one) => one.partId === line.partId || one.partNumber === number)
  const nearest = part ? undefined : keys.get(number.replaceAll('-', ''))
  const item = itemOfLine(line, part, paintColors)
  return reportLine({ part, nearest }, item?.ok && part ? check(item.value, part) : item)
}

const pick = <T>(of: readonly T[], index: number) => of[index % of.length] as T

/** 200 lines that combine every number with every kind of value. */
const rows = Array.from({ length: 200 }, (_, index) => ({
  partNumber: pick([...parts.map((part) => part.partNumber), 'TB-10773', 'NOPE-1'], index),
  quantity: pick(['1', '12', '999', '1000', '0'], index),
  trim: pick(['', 'Full Trim', '9.25', '31'], Math.floor(index / 8)),
  angle: pick(['', '0', '12', '91'], Math.floor(index / 3)),
  paintColor: pick(['', 'No Paint', 'Safety Blue', 'Bleu'], Math.floor(index / 5)),
}))

const headers = ['part_number', 'quantity', 'impeller_trim_inches', 'impeller_angle_degrees', 'paint_color']

describe('every source gives the same report for the same 200 lines (LIST-01)', () => {
  const cells = rows.map((row) => [row.partNumber, row.quantity, row.trim, row.angle, row.paintColor])
  const typed = rows.map((row) => report(lineOfRow(row, 'TYPED')))

  it('a file gives the same report as typed lines', () => {
    const read = readCsvRows([headers, ...cells])
    const found: ReadRows['rows'] = read.ok ? read.value.rows : []
    expect(csvHeaders.slice(0, 5)).toEqual(headers)
    expect(found.map((row) => report(lineOfRow(row, 'FILE')))).toEqual(typed)
  })

  it('a pasted list gives the same report as typed lines', () => {
    const names = ['Part Number', 'Qty', 'Trim', 'Angle', 'Paint color']
    const pasted = [names, ...cells].map((row) => row.join('\t')).join('\n')
    const read = readFileRows(tableOfText(pasted), () => false)
    const found: ReadRows['rows'] = read.ok ? read.value.rows : []
    expect(found.map((row) => report(lineOfRow(row, 'PASTED')))).toEqual(typed)
  })

  it.each(['ORDER', 'QUOTE'] as const)(
    'a stored %s gives the same report for parts in the catalogue',
    (source) => {
      const known = rows.flatMap((row, index) => {
        const part = parts.find(({ partNumber }) => partNumber === row.partNumber)
        return part ? [{ row, part, typed: typed[index] }] : []
      })
      expect(known).toHaveLength(150)
      for (const { row, part, typed: wanted } of known) {
        const isPainted = !['', 'No Paint'].includes(row.paintColor)
        const stored = {
          partId: part.partId,
          partNumber: part.partNumber,
          quantity: Number(row.quantity),
          paintColorId: row.paintColor === 'Safety Blue' ? 4 : null,
          paintColorName: isPainted ? row.paintColor : null,
          impellerTrim: row.trim === '' ? null : row.trim === 'Full Trim' ? 0 : Number(row.trim),
          impellerAngle: row.angle === '' ? null : Number(row.angle),
        }
        expect(report(lineOfStored(stored, source)), JSON.stringify(row)).toEqual(wanted)
      }
    },
  )

  it('a list on screen gives the same report, except for paint that it reads differently (QUICK-22)', () => {
    const byNumber = new Map(parts.map((part) => [part.partNumber, part]))
    const ground = {
      parts: byNumber,
      paintColors,
      defaultPaintColorId: null,
      nextId: 1,
      source: 'FILE',
    } as const
    const shown = rows.flatMap((row, index) => {
      const isPlain = ['', 'No Paint'].includes(row.paintColor)
      const isPainted = row.paintColor === 'Safety Blue' && byNumber.get(row.partNumber)?.isPaintable
      const lines = orThrow(importRows([], [{ ...row, row: index }], ground))
      return isPlain || isPainted ? lines.map((line) => ({ line, wanted: typed[index] })) : []
    })
    expect(shown).toHaveLength(110)
    for (const { line, wanted } of shown) expect(report(listLineOf(line)), line.partNumber).toEqual(wanted)
  })

  it('the 200 lines cover every outcome except those of a cart', () => {
    const outcomes = new Set(typed.map(({ outcome }) => outcome))
    expect([...outcomes].toSorted()).toEqual(
      ['NEARLY', 'NOT_FOUND', 'NOT_SOLD', 'READY', 'REPLACED', 'WRONG_VALUE'].toSorted(),
    )
  })
})

it('a replaced part that is still sold is ready and names its replacement, and a renamed colour is the same (LIST-01)', () => {
  const line = { partId: 4, quantity: 1, partNumber: '119401', impellerTrim: null, impellerAngle: null }
  expect(report(lineOfStored({ ...line, paintColorId: null, paintColorName: null }, 'ORDER'))).toMatchObject({
    outcome: 'READY',
    part: { replacedBy },
    whyNot: null,
  })
  const painted = {
    ...line,
    partId: 3,
    partNumber: 'D7232-2-CP',
    paintColorId: 4,
    paintColorName: 'Marine Blue',
  }
  expect(report(lineOfStored(painted, 'ORDER')).outcome).toBe('READY')
})

it('a number that is too long is not found, and an item keeps the pump of its line (LIST-01)', () => {
  const long = lineOfRow({ ...(rows[0] ?? never()), partNumber: 'X'.repeat(200) }, 'FILE')
  expect([long.typedNumber, report(long).outcome]).toEqual([undefined, 'NOT_FOUND'])
  const forPump = lineOfRow({ ...(rows[0] ?? never()), quantity: '2' }, 'FILE', 7)
  expect(itemOfLine(forPump, parts[0], paintColors)).toMatchObject({ value: { quantity: '2', pumpId: 7 } })
})

function never(): never {
  throw new Error('there is no row')
}
