import { describe, expect, it } from 'vitest'
import { assemblies } from '../catalogue/catalogue.ts'
import { drawSections, sections } from './draw-sections.ts'

const drawings = drawSections(assemblies)

const numbered = (svg: string, sort: string) =>
  [...svg.matchAll(new RegExp(`class="${sort}" data-part-number="([^"]*)" data-no="(\\d+)"`, 'g'))].map(
    ([, partNumber, no]) => `${no} ${partNumber}`,
  )

it('LOOKUP-11 three pump models have cross sections', () => {
  const files = drawings.map(([file]) => file)
  for (const model of ['4RB', '8HSC', '12VT']) expect(files.join()).toContain(`${model}-`)
})

describe.each(drawings)('LOOKUP-10 LOOKUP-11 %s', (file, svg) => {
  const assembly = assemblies.find(({ partNumber }) => file === `${partNumber} X-Section.svg`)
  const lines = assembly?.components.map(({ position, partNumber }) => `${position} ${partNumber}`) ?? []

  it('shows parts of its assembly, each with one balloon', () => {
    const parts = numbered(svg, 'part')
    expect(parts.length).toBeGreaterThan(2)
    expect(lines).toEqual(expect.arrayContaining(parts))
    expect(numbered(svg, 'balloon')).toEqual(parts)
  })

  it('is hatched, small and plain', () => {
    expect(svg).toContain('<path class="h"')
    expect(svg).toContain('<title>Cross section: ')
    expect(svg.length).toBeLessThan(40_000)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<style|<script|href=|url\(/)
  })
})

it('every shape belongs to a part of an assembly, so that none is left out by a slip of the pen', () => {
  const known = new Set(
    assemblies.flatMap(({ partNumber, components }) => [
      partNumber,
      ...components.map((component) => `${partNumber}/${component.partNumber}`),
    ]),
  )
  const parts = [...sections.values()].flatMap((shapes) => shapes.map(({ part }) => part))
  expect(parts.filter((part) => !known.has(part))).toEqual([])
})
