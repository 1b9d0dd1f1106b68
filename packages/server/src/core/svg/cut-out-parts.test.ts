import { expect, it } from 'vitest'
import { cutOutParts } from './cut-out-parts.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${inner}</svg>`
const cut = (inner: string) => cutOutParts(svg(inner))
const square = (x: number, y: number, side = 10) => `M${x} ${y}h${side}v${side}h-${side}z`

it('a part is cut out by its own shapes, without balloons, text and centre lines, in the middle of a square (DRAWN-03)', () => {
  const { cutOuts } = cut(`
    <path d="${square(0, 0, 90)}"/>
    <g class="part" data-part-number="A-1" stroke="#16242b" fill="none">
      <title>1 · A</title><path class="s" d="${square(100, 50)}"/><path class="c" d="M0 0h200"/>
      <path class="h" d="M100 50l10 10"/><text x="5" y="5">A</text>
    </g>
    <g class="balloon" data-part-number="A-1"><circle cx="20" cy="20" r="5"/></g>`)
  expect(cutOuts).toHaveLength(1)
  const picture = cutOuts[0]?.svg ?? ''
  const size = cutOuts[0]?.size
  expect(size).toBe(0.05)
  expect(picture).toContain('viewBox="0 0 96 96"')
  // 10 units become 90 of 96, and the center, 105 and 55, the center of the picture.
  expect(picture).toContain('transform="translate(-897 -447) scale(9.0000)"')
  expect(picture.match(/<path/g)).toHaveLength(1)
  expect(picture).toContain('stroke-width="0.333"')
  expect(picture).not.toMatch(/text|title|circle|class="s"/)
  // In a large picture the line has 1.35 pixels instead of 3 of 96 parts of its side.
  expect(picture).toContain(
    '<style>@media(min-width:80px){*{vector-effect:non-scaling-stroke}.w30{stroke-width:1.35px}}</style>',
  )
  expect(picture).toContain(' class="w30"')
})

it('of a part that a group shows several times one body is taken, and differing pieces stay together (DRAWN-03)', () => {
  const bodies = [0, 30, 60, 90].map((x) => square(x, 10)).join('')
  const pieces = square(0, 10, 30) + square(60, 10, 12)
  const { cutOuts } = cut(`<path data-part-number="NUTS" class="f" fill="#fff" d="${bodies}"/>
    <path data-part-number="SEAL" class="f" fill="#fff" d="${pieces}"/>`)
  const subpaths = cutOuts.map(({ partNumber, svg: picture }) => [
    partNumber,
    picture.match(/M[\d.]+ /g)?.length,
  ])
  expect(subpaths).toEqual([
    ['NUTS', 1],
    ['SEAL', 2],
  ])
})

it('shapes keep the transforms, styles and holes that groups and uses give them (DRAWN-03)', () => {
  const { cutOuts } = cut(`
    <defs><path id="ring" d="${square(0, 0, 20)}${square(5, 5, 10)}"/></defs>
    <g transform="translate(10 20)" stroke="red"><g data-part-number="R-1" fill-rule="evenodd">
      <use href="#ring" x="5"/></g></g>`)
  const { svg: picture = '' } = cutOuts[0] ?? {}
  expect(picture).toContain('stroke="red"')
  expect(picture).toContain('fill-rule="evenodd"')
  expect(picture).toContain('transform="matrix(1 0 0 1 15 20)"')
  expect(picture.match(/<path/g)).toHaveLength(1)
})

it('the box of an arc is that of its curve, not of its ends (DRAWN-03)', () => {
  const circle = 'M50 50a20 20 0 1 1 40 0a20 20 0 1 1 -40 0'
  const { cutOuts } = cut(`<path data-part-number="C-1" d="${circle}"/>`)
  expect(cutOuts[0]?.svg).toContain('translate(-109.5 -64.5)')
})

it('a part that is only called out, and one inside another part, are told apart (DRAWN-04)', () => {
  const { cutOuts, calledOut, view } = cut(`
    <svg x="100" y="0" width="100" height="100" viewBox="0 0 50 50">
      <rect class="callout" data-part-number="B-2" x="10" y="10" width="5" height="5"/></svg>`)
  expect(cutOuts).toEqual([])
  expect(calledOut).toEqual([{ partNumber: 'B-2', box: { x: 120, y: 20, width: 10, height: 10 } }])
  expect(view).toEqual({ x: 0, y: 0, width: 200, height: 100 })
})
