import { describe, expect, it } from 'vitest'
import { assemblies, parts, pumps } from './catalogue.ts'
import type { Part } from './part.ts'

const byNumber = new Map(parts.map((part) => [part.number, part]))

describe('required parts', () => {
  it.each([
    ['TB10773', { isSellable: true, isPaintable: false }, 'priced'],
    ['235626', { isSellable: true, isPaintable: false }, 'priced'],
    ['D7232-2-CP', { isSellable: true, isPaintable: true }, 'priced'],
    ['C2134-3-BZ', { isSellable: true }, 'priced'],
    ['RQ5501', { isSellable: true }, 'without price'],
    ['NS9000', { isSellable: false }, 'without price'],
  ] as const)('%s is in the 4RB', (number, flags, priced) => {
    const part = partsOf('4RB-EM-100').find((candidate) => candidate.number === number)
    expect(part).toMatchObject(flags)
    expect(part?.price === null).toBe(priced === 'without price')
  })

  it('C2134-3-BZ is three levels down, under assemblies with drawings', () => {
    const path = pathTo(bom('4RB-EM-100'), 'C2134-3-BZ')
    expect(path).toEqual(['4RB-EM-100', '4RB-WE-10', '4RB-RE-10', 'C2134-3-BZ'])
    expect(assemblies.map((assembly) => assembly.partNumber)).toEqual(
      expect.arrayContaining(path.slice(0, 3)),
    )
  })
})

describe('every pump', () => {
  it('there are six pump models of six types', () => {
    expect(new Set(pumps.map((pump) => pump.model)).size).toBe(6)
    expect(new Set(pumps.map((pump) => pump.type))).toEqual(
      new Set([
        'End Suction',
        'Self-Priming',
        'Vertical Turbine',
        'Horizontal Split Case',
        'Mixed Flow',
        'Submersible',
      ]),
    )
  })

  it.each(pumps.map((pump) => pump.bom.number))('%s has 40 to 150 parts over three levels', (number) => {
    const count = new Set(partsOf(number).map((part) => part.number)).size
    expect(count).toBeGreaterThanOrEqual(40)
    expect(count).toBeLessThanOrEqual(150)
    expect(depth(bom(number))).toBe(3)
  })

  it('one BOM without a drawing is flat and another one is nested (LOOKUP-20)', () => {
    const undrawn = pumps.filter((pump) => !pump.hasDrawing)
    expect(undrawn.map((pump) => pump.isForceNested)).toEqual([false, true])
    for (const pump of undrawn)
      expect(assemblies.map((drawn) => drawn.partNumber)).not.toContain(pump.bom.number)
  })
})

describe('every part', () => {
  it('a part number means the same part wherever it is used', () => {
    const differing = pumps
      .flatMap((pump) => partsOf(pump.bom.number))
      .filter((part) => JSON.stringify(part) !== JSON.stringify(byNumber.get(part.number)))
    expect(differing.map((part) => part.number)).toEqual([])
    expect(new Set(parts.map((part) => part.number.toLowerCase())).size).toBe(parts.length)
  })

  it('a part has -3- in its number exactly if it is an impeller (PART-07)', () => {
    const impellers = parts.filter((part) => part.number.includes('-3-'))
    expect(impellers).toEqual(
      parts.filter((part) => part.lines.length === 0 && part.description.startsWith('Impeller, ')),
    )
    expect(impellers.length).toBeGreaterThanOrEqual(6)
  })

  it('a part weighs at least 0.16 lb or has no known weight (PART-04)', () => {
    expect(parts.filter((part) => part.weight !== null && part.weight < 0.16)).toEqual([])
    expect(parts.some((part) => part.weight === null)).toBe(true)
  })

  it('a part has a stock and a lead time, and a price in whole cents or none', () => {
    for (const { number, price, stock, leadTimeDays } of parts) {
      expect(
        [stock, leadTimeDays].every((value) => Number.isInteger(value) && value >= 0),
        number,
      ).toBe(true)
      expect(price === null || (Number.isInteger(price) && price > 0), number).toBe(true)
    }
  })

  it('parts are sold per EA or FT', () => {
    expect(new Set(parts.map((part) => part.unit))).toEqual(new Set(['EA', 'FT']))
  })
})

describe('every assembly', () => {
  it.each(assemblies)('$partNumber has 8 to 22 lines, numbered in order', ({ components }) => {
    expect(components.length).toBeGreaterThanOrEqual(8)
    expect(components.length).toBeLessThanOrEqual(22)
    expect(components.map((component) => component.position)).toEqual(components.map((_, index) => index + 1))
  })

  it.each(assemblies)('$partNumber has components with valid sizes', ({ components }) => {
    for (const { form, partNumber } of components) {
      expect(Math.min(form.od, form.length), partNumber).toBeGreaterThan(0)
      expect(form.bore ?? 0, partNumber).toBeLessThan(form.od)
    }
  })
})

function bom(number: string): Part {
  const part = byNumber.get(number)
  if (!part) throw new Error(`No part ${number}.`)
  return part
}

function partsOf(number: string): Part[] {
  return below(bom(number))
}

function below(part: Part): Part[] {
  return [part, ...part.lines.flatMap((line) => below(line.part))]
}

function depth(part: Part): number {
  return Math.max(0, ...part.lines.map((line) => 1 + depth(line.part)))
}

function pathTo(part: Part, number: string): string[] {
  if (part.number === number) return [number]
  const rest = part.lines.map((line) => pathTo(line.part, number)).find((path) => path.length > 0)
  return rest ? [part.number, ...rest] : []
}
