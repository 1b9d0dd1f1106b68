import { describe, expect, it } from 'vitest'
import { assemblies } from '../catalogue/catalogue.ts'
import { drawSections, sections } from './draw-sections.ts'

const drawings = drawSections(assemblies)

const numbered = (svg: string, sort: string) =>
  [...svg.matchAll(new RegExp(`class="${sort}" data-part-number="([^"]*)" data-no="(\\d+)"`, 'g'))].map(
    ([, partNumber, no]) => `${no} ${partNumber}`,
  )

it('three pump models have cross sections (LOOKUP-11)', () => {
  const files = drawings.map(([file]) => file)
  for (const model of ['4RB', '8HSC', '12VT']) expect(files.join()).toContain(`${model}-`)
})

describe.each(drawings)('%s (LOOKUP-10, LOOKUP-11)', (file, svg) => {
  const assembly = assemblies.find(({ partNumber }) => file === `${partNumber} X-Section.svg`)
  const lines = assembly?.components.map(({ position, partNumber }) => `${position} ${partNumber}`) ?? []

  it('every part belongs to the assembly and has one balloon', () => {
    const parts = numbered(svg, 'part')
    expect(parts.length).toBeGreaterThan(2)
    expect(lines).toEqual(expect.arrayContaining(parts))
    expect(numbered(svg, 'balloon')).toEqual(parts)
  })

  it('the cross section is hatched, titled, small and free of styles, scripts and links', () => {
    expect(svg).toContain('<path class="h"')
    expect(svg).toContain('<title>Cross section: ')
    expect(svg.length).toBeLessThan(40_000)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<style|<script|href=|url\(/)
  })
})

it('every shape of a cross section belongs to a part of an assembly', () => {
  const known = new Set(
    assemblies.flatMap(({ partNumber, components }) => [
      partNumber,
      ...components.map((component) => `${partNumber}/${component.partNumber}`),
    ]),
  )
  const parts = [...sections.values()].flatMap((shapes) => shapes.map(({ part }) => part))
  expect(parts.filter((part) => !known.has(part))).toEqual([])
})
