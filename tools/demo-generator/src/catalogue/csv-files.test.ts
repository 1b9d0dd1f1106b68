import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { catalogueFolder } from '../write-catalogue.ts'
import { csvFiles } from './csv-files.ts'

const files = csvFiles()

describe('generated catalogue', () => {
  it.each([...files.keys()])('%s is committed as generated', (name) => {
    expect(readFileSync(join(catalogueFolder, name), 'utf8')).toBe(files.get(name))
  })

  it('the catalogue folder has only generated CSV files', () => {
    const committed = readdirSync(catalogueFolder).filter((name) => name.endsWith('.csv'))
    expect(committed.toSorted()).toEqual([...files.keys()].toSorted())
  })
})

describe('BOM lines', () => {
  const lines = rows('bom_lines.csv')
  const numbers = new Set(rows('parts.csv').map((part) => part.part_number))

  it('every line names only existing parts', () => {
    const unknown = lines.flatMap((line) => [line.parent_part_number, line.child_part_number])
    expect(unknown.filter((number) => !numbers.has(number))).toEqual([])
  })

  it('no line is in a cycle', () => {
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

  it('every supersession names existing parts, and every chain ends at a sellable one', () => {
    const numbers = pairs.flatMap(({ part_number, replaced_by }) => [part_number, replaced_by])
    expect(numbers.filter((number) => !parts.has(number))).toEqual([])
    const replaced = new Set(pairs.map((pair) => pair.part_number))
    const ends = pairs.map((pair) => pair.replaced_by).filter((number) => !replaced.has(number))
    expect(ends.filter((number) => parts.get(number)?.is_sellable !== 'true')).toEqual([])
  })

  it('there are a chain, an unsellable part of a BOM and an impeller', () => {
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

  it('there are thirty unique serial numbers, and every BOM is an existing part', () => {
    expect(new Set(serials.map((pump) => pump.serial_number)).size).toBe(30)
    expect(serials).toHaveLength(30)
    expect(pumps.filter((pump) => !numbers.has(pump.bom_number ?? ''))).toEqual([])
  })

  it('every impeller has a least and a full trim, and every pump was built within them', () => {
    const all = new Map(rows('parts.csv').map((part) => [part.part_number, part]))
    const impellers = [...all.values()].filter((part) => part.part_number?.includes('-3-'))
    expect(impellers.filter((part) => !(Number(part.trim_min) < Number(part.trim_full)))).toEqual([])
    const impellerOf: Record<string, string> = {
      '4RB': 'C2134-3-BZ',
      T6A: 'D8816-3-DI',
      '12VT': 'D6116-3-BZ',
      '8HSC': 'D4406-3-BZ',
      '16MF': 'D9111-3-SS',
      '4SUB': 'D5504-3-CI',
    }
    const isOutside = (pump: Record<string, string>) => {
      const part = all.get(impellerOf[pump.pump_model ?? ''] ?? '')
      const trim = Number(pump.trim)
      return !part || trim < Number(part.trim_min) || trim > Number(part.trim_full)
    }
    expect(pumps.filter((pump) => pump.trim !== '' && isOutside(pump))).toEqual([])
  })

  it('serial 100234 is a trimmed 4RB (LOOKUP-03)', () => {
    const pump = serials.find((candidate) => candidate.serial_number === '100234')
    expect(pump).toMatchObject({ bom_number: '4RB-EM-100', pump_model: '4RB', trim: '9.250' })
  })

  it('only mixed flow pumps have a blade angle, and all of them do (SERIAL-02)', () => {
    const angled = serials.filter((pump) => pump.angle !== '')
    expect(angled).toEqual(serials.filter((pump) => pump.pump_type === 'Mixed Flow'))
  })

  it('serial numbers have two manuals, one or none (SERIAL-03)', () => {
    const counts = serials.map((pump) => [pump.manual_1, pump.manual_2].filter((name) => name !== '').length)
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]))
  })

  it('some serial numbers have a co-pilot id and some do not', () => {
    expect(new Set(serials.map((pump) => pump.copilot_id !== ''))).toEqual(new Set([true, false]))
  })
})

describe('companies and related data', () => {
  it('Riverbend Irrigation has a discount of 12.5 percent from its account', () => {
    const company = rows('companies.csv').find((candidate) => candidate.name === 'Riverbend Irrigation')
    const account = rows('accounts.csv').find(({ identifier }) => identifier === company?.account_identifier)
    expect(account?.discount_percent).toBe('12.5')
  })

  it('there are at least three accounts, two distributors, two device types and five paint colors', () => {
    expect(rows('accounts.csv').length).toBeGreaterThanOrEqual(3)
    expect(rows('distributors.csv').length).toBeGreaterThanOrEqual(2)
    expect(rows('device_types.csv').length).toBeGreaterThanOrEqual(2)
    expect(rows('paint_colors.csv').length).toBeGreaterThanOrEqual(5)
  })

  it('Northwind is a packager, Tidewater a test company and Alder is migrating', () => {
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
