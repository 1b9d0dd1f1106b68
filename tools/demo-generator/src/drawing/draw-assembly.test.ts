import { describe, expect, it } from 'vitest'
import { drawAssembly } from './draw-assembly.ts'
import { powerEnd, sealKit, verticalBowl, wetEnd } from './sample-assemblies.ts'

const drawings = [wetEnd, verticalBowl, sealKit, powerEnd].map((assembly) => ({
  name: `${assembly.partNumber}, ${assembly.components.length} parts`,
  assembly,
  svg: drawAssembly(assembly),
}))

describe.each(drawings)('exploded drawing of $name (LOOKUP-09, LOOKUP-10)', ({ assembly, svg }) => {
  it('every component has one part and one balloon, with its number', () => {
    for (const sort of ['part', 'balloon'])
      expect(hotspots(svg, sort)).toEqual(
        expect.arrayContaining(assembly.components.map((c) => `${c.partNumber} ${c.position}`)),
      )
    expect(hotspots(svg, 'part')).toHaveLength(assembly.components.length)
    expect(hotspots(svg, 'balloon')).toHaveLength(assembly.components.length)
  })

  it('each balloon contains its position', () => {
    const texts = [...svg.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, no]) => Number(no))
    expect(texts).toEqual(assembly.components.map(({ position }) => position))
  })

  it('the drawing is well-formed and has a title', () => {
    expect(unclosedTags(svg)).toEqual([])
    expect(svg).toContain(`<title>Exploded drawing: Sample &quot;${assembly.partNumber}&quot;</title>`)
    expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('the drawing has no styles, scripts, event handlers or external references', () => {
    expect(svg).not.toMatch(/<style|<script|<image|<use|<foreignObject| style=| on\w+=|href=|url\(/)
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
  })

  it('balloons do not overlap', () => {
    const balloons = circles(svg, 'b')
    const gaps = balloons.flatMap((a, i) =>
      balloons.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(0)
  })

  it('the hit circle of a balloon is larger than the visible one', () => {
    const seen = circles(svg, 'b')
    circles(svg, 'hit').forEach((hit, i) => expect(hit.r).toBeGreaterThan(seen[i]?.r ?? 0))
  })

  it('the drawing is within its view box', () => {
    const [left, top, width, height] = numbers(svg.match(/viewBox="([^"]*)"/)?.[1] ?? '') as Box
    const points = [
      ...pathPoints(svg),
      ...circles(svg, 'b').flatMap(({ x, y, r }) => [
        [x - r, y - r],
        [x + r, y + r],
      ]),
    ]
    expect(points.length).toBeGreaterThan(500)
    for (const [x, y] of points as [number, number][]) {
      expect(x).toBeGreaterThanOrEqual(left)
      expect(x).toBeLessThanOrEqual(left + width)
      expect(y).toBeGreaterThanOrEqual(top)
      expect(y).toBeLessThanOrEqual(top + height)
    }
  })

  it('the drawing has fewer than 90,000 characters', () => {
    expect(svg.length).toBeLessThan(90_000)
  })
})

describe('drawAssembly', () => {
  it('the same assembly gives the same drawing', () => {
    expect(drawAssembly(sealKit)).toBe(drawings[2]?.svg)
  })

  it('a set of bolts is drawn in full on a flange, and as a pair without one', () => {
    const alone = { ...sealKit, components: sealKit.components.slice(1) }
    const screw = { ...(wetEnd.components[0] as (typeof wetEnd.components)[0]), position: 9 }
    const pair = drawAssembly({ ...alone, components: [screw, ...alone.components] })
    expect(outlines(drawings[0]?.svg ?? '', 1)).toBe(6)
    expect(outlines(pair, 9)).toBe(2)
  })
})

type Box = [number, number, number, number]

function hotspots(svg: string, sort: string): string[] {
  const pattern = new RegExp(`<g class="${sort}" data-part-number="([^"]+)" data-no="(\\d+)"`, 'g')
  return [...svg.matchAll(pattern)].map(([, partNumber, no]) => `${partNumber} ${no}`)
}

function unclosedTags(svg: string): string[] {
  const open: string[] = []
  for (const [, slash, name, self] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[a-z-]+(?:[A-Z]\w*)?="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (slash && open.pop() !== name) return [`</${name}>`]
    if (!slash && !self) open.push(name as string)
  }
  return open
}

function circles(svg: string, className: string) {
  const pattern = new RegExp(`<circle class="${className}"[^>]* cx="([^"]+)" cy="([^"]+)" r="([^"]+)"`, 'g')
  return [...svg.matchAll(pattern)].map(([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }))
}

function outlines(svg: string, no: number): number {
  const part =
    svg.match(new RegExp(`<g class="part"[^>]*data-no="${no}".*?class="f"[^>]* d="([^"]*)"`))?.[1] ?? ''
  return part.match(/m/gi)?.length ?? 0
}

/** Points where the strokes of all paths begin and end. */
function pathPoints(svg: string): [number, number][] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path]) => {
    let [x, y] = [0, 0]
    return [...(path as string).matchAll(/([MmLla])([^MmLla]*)/g)].flatMap(([, command, text]) => {
      const values = numbers(text as string)
      const size = command === 'a' ? 7 : 2
      return Array.from({ length: values.length / size }, (_, i): [number, number] => {
        const [dx, dy] = values.slice(i * size + size - 2, i * size + size) as [number, number]
        const isAbsolute = command === 'M' || command === 'L'
        ;[x, y] = isAbsolute ? [dx, dy] : [x + dx, y + dy]
        return [x, y]
      })
    })
  })
}

const numbers = (text: string) => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
