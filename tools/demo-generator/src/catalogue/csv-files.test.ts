import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { catalogueFolder } from '../write-catalogue.ts'
import { csvFiles } from './csv-files.ts'

const files = csvFiles()

describe('the written catalogue', () => {
  it.each([...files.keys()])('%s is committed as the generator writes it', (name) => {
    expect(readFileSync(join(catalogueFolder, name), 'utf8')).toBe(files.get(name))
  })

  it('has no CSV file that the generator does not write', () => {
    const committed = readdirSync(catalogueFolder).filter((name) => name.endsWith('.csv'))
    expect(committed.toSorted()).toEqual([...files.keys()].toSorted())
  })
})

describe('BOM lines', () => {
  const lines = rows('bom_lines.csv')
  const numbers = new Set(rows('parts.csv').map((part) => part.part_number))

  it('name only parts that exist', () => {
    const unknown = lines.flatMap((line) => [line.parent_part_number, line.child_part_number])
    expect(unknown.filter((number) => !numbers.has(number))).toEqual([])
  })

  it('have no circle', () => {
    const children = Map.groupBy(lines, (line) => line.parent_part_number)
    const isCircular = (number: string, above: string[]): boolean =>
      above.includes(number) ||
      (children.get(number) ?? []).some((line) =>
        isCircular(line.child_part_number ?? '', [...above, number]),
      )
    expect([...children.keys()].filter((number) => isCircular(number ?? '', []))).toEqual([])
  })
})

describe('supersessions', () => {
  const parts = new Map(rows('parts.csv').map((part) => [part.part_number, part]))
  const pairs = rows('supersessions.csv')
  const listed = new Set(rows('bom_lines.csv').map((line) => line.child_part_number))

  it('name parts that exist, and end at one that is sold', () => {
    const numbers = pairs.flatMap(({ part_number, replaced_by }) => [part_number, replaced_by])
    expect(numbers.filter((number) => !parts.has(number))).toEqual([])
    const replaced = new Set(pairs.map((pair) => pair.part_number))
    const ends = pairs.map((pair) => pair.replaced_by).filter((number) => !replaced.has(number))
    expect(ends.filter((number) => parts.get(number)?.is_sellable !== 'true')).toEqual([])
  })

  it('have a chain, a part in a BOM that is not sold, and an impeller', () => {
    const old = pairs.map((pair) => pair.part_number ?? '')
    expect(pairs.some(({ replaced_by }) => old.includes(replaced_by ?? ''))).toBe(true)
    expect(old.some((number) => listed.has(number) && parts.get(number)?.is_sellable === 'false')).toBe(true)
    expect(old.some((number) => number.includes('-3-'))).toBe(true)
  })
})

describe('pumps', () => {
  const pumps = rows('pumps.csv')
  const serials = pumps.filter((pump) => pump.serial_number !== '')
  const numbers = new Set(rows('parts.csv').map((part) => part.part_number))

  it('carry thirty serial numbers, each once, on BOMs that are parts', () => {
    expect(new Set(serials.map((pump) => pump.serial_number)).size).toBe(30)
    expect(serials).toHaveLength(30)
    expect(pumps.filter((pump) => !numbers.has(pump.bom_number ?? ''))).toEqual([])
  })

  it('LOOKUP-03: serial 100234 is a trimmed 4RB', () => {
    const pump = serials.find((candidate) => candidate.serial_number === '100234')
    expect(pump).toMatchObject({ bom_number: '4RB-EM-100', pump_model: '4RB', trim: '9.250' })
  })

  it('SERIAL-02: only mixed flow pumps have a blade angle, and all of them do', () => {
    const angled = serials.filter((pump) => pump.angle !== '')
    expect(angled).toEqual(serials.filter((pump) => pump.pump_type === 'Mixed Flow'))
  })

  it('SERIAL-03: come with two manuals, one and none', () => {
    const counts = serials.map((pump) => [pump.manual_1, pump.manual_2].filter((name) => name !== '').length)
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]))
  })

  it('some are known to the co-pilot and some are not', () => {
    expect(new Set(serials.map((pump) => pump.copilot_id !== ''))).toEqual(new Set([true, false]))
  })
})

describe('companies and what surrounds them', () => {
  it('Riverbend Irrigation has 12.5 percent by its account', () => {
    const company = rows('companies.csv').find((candidate) => candidate.name === 'Riverbend Irrigation')
    const account = rows('accounts.csv').find(({ identifier }) => identifier === company?.account_identifier)
    expect(account?.discount_percent).toBe('12.5')
  })

  it('there are three accounts, two distributors, two device types and five paint colors, or more', () => {
    expect(rows('accounts.csv').length).toBeGreaterThanOrEqual(3)
    expect(rows('distributors.csv').length).toBeGreaterThanOrEqual(2)
    expect(rows('device_types.csv').length).toBeGreaterThanOrEqual(2)
    expect(rows('paint_colors.csv').length).toBeGreaterThanOrEqual(5)
  })

  it('Northwind is a packager, Tidewater a tester, Alder migrating', () => {
    expect(flagged('is_packager')).toEqual(['Northwind Water'])
    expect(flagged('is_test')).toEqual(['Tidewater Test'])
    expect(flagged('is_migrating')).toEqual(['Alder Dairy'])
  })
})

function rows(name: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(files.get(name) ?? '', { header: true, skipEmptyLines: true })
    .data
}

function flagged(flag: string): (string | undefined)[] {
  return rows('companies.csv')
    .filter((company) => company[flag] === 'true')
    .map((company) => company.name)
}
