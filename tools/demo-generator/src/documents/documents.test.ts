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
  it.each(documents)('$file is committed as it is drawn, byte for byte', async ({ file, draw }) => {
    const drawn = await draw()
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-')
    expect(drawn.equals(readFileSync(join(catalogueFolder, 'documents', file)))).toBe(true)
  })

  it('fill the folder alone, under names that need no escaping', () => {
    const names = documents.map((document) => document.file)
    expect(readdirSync(join(catalogueFolder, 'documents')).toSorted()).toEqual(names.toSorted())
    for (const name of names) expect(name).toMatch(/^[\w-]+\.pdf$/)
  })

  it('cover every pump with a manual and every manual a serial names', () => {
    const covered = documents.filter(({ kind }) => kind === 'manual').flatMap(({ boms }) => boms)
    expect(covered.toSorted()).toEqual(pumps.map(({ bom }) => bom.number).toSorted())
    const numbers = manuals.map((manual) => manual.number)
    expect(serials.flatMap((serial) => serial.manuals).filter((number) => !numbers.includes(number))).toEqual(
      [],
    )
  })

  it('LOOKUP-06: one BOM has no curve and one has several', () => {
    const counts = pumps.map(({ bom }) => curves.filter((curve) => curve.bom === bom.number).length)
    expect(counts.filter((count) => count === 0)).toHaveLength(1)
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })
})

describe.each(manuals)('the manual $number', (manual) => {
  const { number, chapters } = manual
  const said = JSON.stringify(chapters)

  it('has a page for each chapter, so that a question has one page', async () => {
    const drawn = await drawManual(manual)
    expect(drawn.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(chapters.length + 1)
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length)
  })

  it('names only parts that exist', () => {
    const numbers = parts.map(({ number }) => number)
    const named = said.match(/\b(?:11[89]\d{3}|23[56]\d{3}|[CD]\d{4}-\d-[A-Z]{2}|TB\d{5}|OR2-\d{3}-N)\b/g)
    expect((named ?? []).filter((number) => !numbers.includes(number))).toEqual([])
    expect(named?.length).toBeGreaterThan(4)
  })

  it('says on one page how tight its casing screws are, if it has a casing', () => {
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

  it('a trim to nine tenths keeps nine tenths of the flow and 81 percent of the head', () => {
    expect(trimmed[20]?.flow).toBeCloseTo((full[20]?.flow ?? 0) * 0.9)
    expect(trimmed[20]?.head).toBeCloseTo((full[20]?.head ?? 0) * 0.81)
  })

  it('is most efficient at the best point and needs finite power at no flow', () => {
    const best = full.reduce((one, other) => (other.efficiency > one.efficiency ? other : one))
    expect(Math.abs(best.flow - curve.bestFlow)).toBeLessThan(curve.bestFlow * 0.02)
    expect(full[0]?.power).toBeGreaterThan(20)
    expect(full[0]?.power).toBeLessThan(best.power)
  })
})
