import { expect, it } from 'vitest'
import { exampleLine } from '../../catalogue/bom/examples.ts'
import type { BomLine } from '../../catalogue/bom/index.ts'
import type { Part } from '../../catalogue/part/index.ts'
import { remedyParts } from './remedy-parts.ts'

const line = (partNumber: string, description: string, change: Partial<BomLine> = {}) =>
  exampleLine(partNumber, change.parts, { description, ...change })

const pump = [
  line('CAS', 'Casing, volute'),
  line('GK-1', 'Gasket, casing'),
  line('GK-2', 'Gasket, seal gland', { buildQuantity: 2 }),
  line('WR-1', 'Ring, wear, casing'),
  line('WR-2', 'Ring, wear, impeller, front'),
  line('RR', 'Ring, retaining, external'),
  line('SK', 'Seal kit', {
    buildQuantity: 2,
    parts: [line('MS', 'Seal, mechanical, type 21', { parts: [line('MS-1', 'Seal, mechanical, half')] })],
  }),
  line('LS', 'Seal, lip, 1.750 shaft'),
  line('B-1', 'Bearing, ball, radial'),
  line('B-2', 'Bearing, ball, thrust'),
  line('OLD', 'Sleeve, shaft', { replacedBy: { partNumber: 'NEW', description: 'Sleeve, shaft, hard' } }),
  line('INS', 'Insert, coupling'),
  line('CPL', 'Coupling, elastomeric'),
  line('LIN', 'Liner, casing', { isSellable: false }),
  line('MTR', 'Motor, 100 HP', {
    parts: [line('B-9', 'Bearing, ball, radial'), line('FAN', 'Fan, cooling')],
  }),
]
const {
  position: _,
  reference: __,
  buildQuantity: ___,
  parts: ____,
  ...sleeve
} = line('NEW', 'Sleeve, shaft, hard')
const replacing = new Map<string, Part>([['NEW', sleeve]])

const named = (remedy: string, cause = '', manual = 'OM-1') =>
  remedyParts([{ cause, remedy }], { parts: pump, replacing }, manual).map(({ line: one, isSure }) =>
    isSure ? one.partNumber : `${one.partNumber}?`,
  )

it.each([
  ['Renew the casing gasket', ['GK-1']],
  ['Replace wear rings', ['WR-1', 'WR-2']],
  ['Replace the wear ring', ['WR-1?', 'WR-2?']],
  ['Replace the mechanical seal and the seal gland gasket', ['MS', 'GK-2']],
  ['Renew the seal', ['MS?', 'LS?']],
  ['Renew the bearings', ['B-1', 'B-2']],
  ['Check the shaft sleeve, replace it if worn', ['NEW']],
  ['Shaft sleeve must be replaced', ['NEW']],
  ['Renew the coupling insert, then align the coupling', ['INS']],
  ['Clean the casing; tighten the casing gasket', []],
  ['Align the coupling', []],
  ['Change the oil', []],
  ['Renew the casing liner', []],
  ['Fit GK-2', ['GK-2']],
  ['Renew the gaskets', ['GK-1?', 'GK-2?']],
  ['Renew the cooling fan', []],
  ['Renew the mechanical seal before the casing is closed', ['MS']],
  ['', []],
])('%s names %j (FIND-61)', (remedy, expected) => {
  expect(named(remedy)).toEqual(expected)
})

it('a part inside a sure part of another remedy comes with it, one inside an unsure part does not (FIND-61)', () => {
  const numbers = (...remedies: string[]) =>
    remedyParts(
      remedies.map((remedy) => ({ cause: '', remedy })),
      { parts: pump, replacing },
    ).map(({ line: one, isSure }) => [one.partNumber, isSure])
  expect(numbers('Renew the mechanical seal', 'Renew the seal kit')).toEqual([['SK', true]])
  expect(numbers('Renew the seal', 'Renew MS-1')).toEqual([
    ['MS', false],
    ['LS', false],
    ['MS-1', true],
  ])
})

it('positions that different remedies name are added up, each once (FIND-61)', () => {
  const sleeves = [
    line('OLD', 'Sleeve, shaft', { replacedBy: { partNumber: 'NEW', description: '' }, buildQuantity: 2 }),
    line('NEW', 'Sleeve, shaft, hard'),
  ]
  const faults = ['Renew OLD', 'Fit NEW', 'Renew the shaft sleeve'].map((remedy) => ({ cause: '', remedy }))
  const parts = remedyParts(faults, { parts: sleeves, replacing })
  expect(parts.map(({ line: one }) => [one.partNumber, one.buildQuantity])).toEqual([['NEW', 3]])
})

it('a remedy that only says to replace it means what the cause names (FIND-61)', () => {
  expect(named('Replace it', 'Coupling insert worn')).toEqual(['INS'])
  expect(named('Replace the oil', 'Coupling insert worn')).toEqual([])
})

it('the manual of a motor names parts of the motor, and the manual of the pump the others (FIND-61)', () => {
  expect(named('Renew the bearings', '', 'OM-MOTOR')).toEqual(['B-9'])
  expect(named('Renew the motor fan')).toEqual(['FAN'])
})

it('a part has the quantity of all its positions, and a superseded one is ordered as its replacement (FIND-61)', () => {
  const parts = remedyParts([{ cause: '', remedy: 'Renew the mechanical seals and the shaft sleeve' }], {
    parts: pump,
    replacing,
  })
  expect(parts.map(({ line: one, replaces }) => [one.partNumber, one.buildQuantity, replaces])).toEqual([
    ['MS', 2, undefined],
    ['NEW', 1, 'OLD'],
  ])
})
