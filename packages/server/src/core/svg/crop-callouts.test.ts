import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cropCallouts } from './crop-callouts.ts'
import { findTip } from './find-tip.ts'

const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">
  <circle cx="100" cy="100" r="20" fill="none" stroke="#000" stroke-width="3"/>
  <path d="M114 114L400 350" stroke="#000" stroke-width="3"/>
  <rect x="380" y="340" width="60" height="60" fill="none" stroke="#000" stroke-width="3"/></svg>`
const box = { x: 80, y: 80, width: 40, height: 40 }

it('the tip is where the leader ends that leaves a callout, or the callout itself without one (DRAWN-04)', async () => {
  const { data, info } = await sharp(Buffer.from(source))
    .flatten({ background: '#fff' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = { data, width: info.width, height: info.height, channels: info.channels }
  const [x, y] = findTip(ink, box)
  expect(Math.hypot(x - 400, y - 350)).toBeLessThan(12)
  expect(findTip(ink, { x: 700, y: 80, width: 40, height: 40 })).toEqual([720, 100])
})

it('a crop shows the tip in dark ink on transparent paper, in a few kilobytes (DRAWN-04)', async () => {
  const [crop] = await cropCallouts(source, [{ partNumber: 'A-1', box }], {
    x: 0,
    y: 0,
    width: 1000,
    height: 500,
  })
  expect(crop?.png.length).toBeLessThan(6_000)
  expect(crop?.size).toBeLessThan(0.01)
  sharp.unblock({ operation: ['VipsForeignLoadPng'] })
  const { data, info } = await sharp(crop?.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([144, 144])
  const alphas = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] ?? 0)
  expect(alphas[72 * 144 + 2]).toBeLessThan(20)
  expect(Math.max(...alphas)).toBeGreaterThan(200)
})
