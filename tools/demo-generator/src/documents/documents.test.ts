import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parts, pumps } from '../catalogue/catalogue.ts'
import { serials } from '../catalogue/serials.ts'
import { catalogueFolder } from '../write-catalogue.ts'
import { curves } from './curves.ts'
import { documents } from './documents.ts'
import { drawManual } from './draw-manual.ts'
import { manuals } from './manuals.ts'
import { performance } from './performance.ts'

describe('documents', () => {
  it.each(documents)('$file is committed exactly as generated', async ({ file, draw }) => {
    const drawn = await draw()
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-')
    expect(drawn.equals(readFileSync(join(catalogueFolder, 'documents', file)))).toBe(true)
  })

  it('the folder has only generated documents, with names that need no escaping', () => {
    const names = documents.map((document) => document.file)
    expect(readdirSync(join(catalogueFolder, 'documents')).toSorted()).toEqual(names.toSorted())
    for (const name of names) expect(name).toMatch(/^[\w-]+\.pdf$/)
  })

  it('every pump has a manual, and every manual of a serial number exists', () => {
    const covered = documents.filter(({ kind }) => kind === 'manual').flatMap(({ boms }) => boms)
    expect(covered.toSorted()).toEqual(pumps.map(({ bom }) => bom.number).toSorted())
    const numbers = manuals.map((manual) => manual.number)
    expect(serials.flatMap((serial) => serial.manuals).filter((number) => !numbers.includes(number))).toEqual(
      [],
    )
  })

  it('one BOM has no curve and another has several (LOOKUP-06)', () => {
    const counts = pumps.map(({ bom }) => curves.filter((curve) => curve.bom === bom.number).length)
    expect(counts.filter((count) => count === 0)).toHaveLength(1)
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })
})

describe.each(manuals)('manual $number', (manual) => {
  const { number, chapters } = manual
  const said = JSON.stringify(chapters)

  it('the manual has a title page and one page per chapter', async () => {
    const drawn = await drawManual(manual)
    expect(drawn.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(chapters.length + 1)
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length)
  })

  it('the manual names only existing parts', () => {
    const numbers = parts.map(({ number }) => number)
    const named = said.match(/\b(?:11[89]\d{3}|23[56]\d{3}|[CD]\d{4}-\d-[A-Z]{2}|TB\d{5}|OR2-\d{3}-N)\b/g)
    expect((named ?? []).filter((number) => !numbers.includes(number))).toEqual([])
    expect(named?.length).toBeGreaterThan(4)
  })

  it('the torque of casing screws is on one page if the pump has a casing', () => {
    const pages = chapters.filter((chapter) => /casing (screws|studs|nuts)/i.test(JSON.stringify(chapter)))
    const hasCasing = ['OM-4RB', 'OM-T6A', 'OM-8HSC', 'OM-4SUB'].includes(number)
    expect(pages.map(({ title }) => title)).toEqual(hasCasing ? ['Tightening torques'] : [])
  })
})

describe('performance', () => {
  const [curve] = curves
  if (!curve) throw new Error('There is no curve.')
  const full = performance(curve, 9.75)
  const trimmed = performance(curve, 8.775)

  it('a trim to 90 percent keeps 90 percent of the flow and 81 percent of the head', () => {
    expect(trimmed[20]?.flow).toBeCloseTo((full[20]?.flow ?? 0) * 0.9)
    expect(trimmed[20]?.head).toBeCloseTo((full[20]?.head ?? 0) * 0.81)
  })

  it('efficiency peaks at the best point, and power at zero flow is positive', () => {
    const best = full.reduce((one, other) => (other.efficiency > one.efficiency ? other : one))
    expect(Math.abs(best.flow - curve.bestFlow)).toBeLessThan(curve.bestFlow * 0.02)
    expect(full[0]?.power).toBeGreaterThan(20)
    expect(full[0]?.power).toBeLessThan(best.power)
  })
})
