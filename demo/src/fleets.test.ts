import { readFileSync } from 'node:fs'
import { explode, listChanges, statesOf } from '@volute/domain/catalogue/fit'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { fleets } from './fleets.ts'
import { pumpOrders, pumpQuotes } from './past-pump-orders.ts'

const rows = (file: string) =>
  Papa.parse<Record<string, string>>(
    readFileSync(new URL(`../catalogue/${file}.csv`, import.meta.url), 'utf8'),
    { header: true, skipEmptyLines: true },
  ).data

const pumps = rows('pumps').filter(({ serial_number }) => serial_number !== '')
const partNumbers = new Set(rows('parts').map(({ part_number }) => part_number))
const replacedBy = new Map(
  rows('supersessions').map(({ part_number = '', replaced_by = '' }) => [part_number, replaced_by]),
)
const lines = rows('bom_lines').map((row) => ({
  ...lineOf(row),
  validFrom: row['valid_from'] || null,
  validTo: row['valid_to'] || null,
}))
const [riverbend, kestrel] = fleets

describe('the fleets', () => {
  it('Riverbend has twelve active pumps at three sites and a retired one, and Kestrel has three (FLEET-05)', () => {
    const inUse = riverbend?.pumps.filter(({ isRetired }) => !isRetired)
    expect([inUse?.length, new Set(inUse?.map(({ site }) => site)).size]).toEqual([12, 3])
    expect(riverbend?.pumps.filter(({ isRetired }) => isRetired)).toHaveLength(1)
    expect(kestrel?.pumps).toHaveLength(3)
    const shared = kestrel?.pumps.filter(({ serial }) => inUse?.some((pump) => pump.serial === serial))
    expect(shared).toHaveLength(1)
  })

  it('fleets name only existing pumps, sites and parts', () => {
    const serials = pumps.map(({ serial_number }) => serial_number)
    const ordered = [...pumpOrders, ...pumpQuotes].flatMap((document) => document.lines)
    const named = [
      ...fleets.flatMap((fleet) => fleet.pumps.map(({ serial }) => serial)),
      ...ordered.map(({ pump }) => pump),
    ]
    expect(named.filter((serial) => !serials.includes(serial))).toEqual([])
    const put = allServices().flatMap(({ parts = [] }) => parts)
    expect([...ordered, ...put].filter(({ partNumber }) => !partNumbers.has(partNumber))).toEqual([])
    for (const { sites, pumps: those } of fleets)
      expect(those.filter(({ site }) => site !== undefined && !sites.includes(site))).toEqual([])
  })

  it('services install parts at existing BOM positions (FLEET-14)', () => {
    for (const { serial, services = [] } of fleets.flatMap((fleet) => fleet.pumps))
      for (const { path } of services.flatMap(({ parts = [] }) => parts)) {
        let level = explode(pumpOf(serial)['bom_number'] ?? '', today())
        for (const position of path)
          level = [...(level.find((line) => line.position === position)?.parts ?? fail())]
        expect(level).toBeDefined()
      }
  })
})

describe('history of two models (FIT-01)', () => {
  it.each([
    ['100234', 'FILE'],
    ['SC-88120', 'FILE'],
    ['SC-88121', 'DATE'],
    ['100235', 'DATE'],
  ])('%s has every kind of difference, from %s', (serial, source) => {
    const { kinds, shippedBy } = differences(serial)
    expect(shippedBy).toBe(source)
    expect([...kinds].toSorted()).toEqual(['ADDED', 'QUANTITY', 'REMOVED', 'REPLACED', 'SUPERSEDED'])
  })

  it('102588 has no ship date and matches its BOM of today', () => {
    expect(differences('102588')).toEqual({ kinds: new Set(), shippedBy: 'TODAY' })
  })

  it('there is an alternate of each kind', () => {
    expect(rows('alternates').map(({ kind }) => kind)).toEqual(['EQUAL', 'BETTER', 'IN_NEED'])
  })
})

function differences(serial: string) {
  const pump = pumpOf(serial)
  const file = rows('as_shipped').filter(({ serial_number }) => serial_number === serial)
  const record = {
    serialNumber: serial,
    bomNumber: pump['bom_number'] ?? '',
    description: '',
    shipDate: pump['ship_date'] || null,
    file: file.map((row) => ({ ...lineOf(row), validFrom: null, validTo: null })),
    lines,
    services: [],
  }
  const states = statesOf(record)
  const told = listChanges({ record, states, replacedBy, alternates: [] })
  return { kinds: new Set(told.sinceShipped.map(({ kind }) => kind)), shippedBy: states.shippedBy }
}

function lineOf(row: Record<string, string>) {
  return {
    parent: row['parent_part_number'] ?? '',
    position: Number(row['position']),
    reference: row['position'] ?? '',
    partNumber: row['child_part_number'] ?? '',
    description: '',
    buildQuantity: Number(row['quantity']),
  }
}

function pumpOf(serial: string): Record<string, string> {
  return pumps.find(({ serial_number }) => serial_number === serial) ?? fail()
}

const today = () => lines.filter(({ validTo }) => validTo === null)
const allServices = () => fleets.flatMap((fleet) => fleet.pumps.flatMap(({ services = [] }) => services))

function fail(): never {
  throw new Error('There is none.')
}
