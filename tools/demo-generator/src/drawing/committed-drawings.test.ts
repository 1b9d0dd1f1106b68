import { readFile, readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { assemblies } from '../catalogue/catalogue.ts'
import { drawSections } from '../section/draw-sections.ts'
import { drawAssembly } from './draw-assembly.ts'

const sections = drawSections(assemblies)
const folder = new URL('../../../../demo/catalogue/drawings/', import.meta.url)

it('the folder has exactly one file per drawing and cross section (LOOKUP-11)', async () => {
  const names = [
    ...assemblies.map(({ partNumber }) => `${partNumber}.svg`),
    ...sections.map(([file]) => file),
  ]
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted())
})

it.each(['4RB-RE-10', '16MF-IM-15', '4RB-BP-48'])(
  '%s.svg equals the generated drawing',
  async (partNumber) => {
    const assembly = assemblies.find((candidate) => candidate.partNumber === partNumber)
    if (!assembly) throw new Error(`${partNumber} is not an assembly of the catalogue.`)
    expect(await readFile(new URL(`${partNumber}.svg`, folder), 'utf8')).toBe(drawAssembly(assembly))
  },
)

it.each(sections)('%s equals the generated cross section', async (file, svg) => {
  expect(await readFile(new URL(encodeURIComponent(file), folder), 'utf8')).toBe(svg)
})
