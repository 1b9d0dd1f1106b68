import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
const f = process.argv[2]!
const s = readFileSync(`/tmp/w/drawn/demo/catalogue/drawings/${f}.svg`, 'utf8')
const vb = /viewBox="([^"]*)"/.exec(s)![1]!.split(' ').map(Number) as any
const png = await sharp(Buffer.from(s), {
  density: (72 * 2000) / vb[2],
  limitInputPixels: 1e9,
  unlimited: true,
})
  .flatten({ background: '#fff' })
  .resize(2000)
  .grayscale()
  .png()
  .toBuffer()
const { width, height } = (await sharp(png).metadata()) as any
const k = width / vb[2]
const rects: string[] = []
for (const m of s.matchAll(/<g[^>]*class="balloon"[^>]*data-part-number="([^"]*)"[^>]*>([\s\S]*?)<\/g>/g)) {
  const c = /<circle[^>]*class="b"[^>]*>/.exec(m[2]!)?.[0] ?? ''
  const [cx, cy, r] = ['cx', 'cy', 'r'].map((n) =>
    Number(new RegExp(`\\b${n}="([^"]*)"`).exec(c)?.[1]),
  ) as any
  if (!r) {
    console.log('no circle', m[0].slice(0, 300))
    continue
  }
  rects.push(
    `<rect class="callout" data-no="1" data-part-number="${m[1]}" x="${(cx - r - vb[0]) * k}" y="${(cy - r - vb[1]) * k}" width="${2 * r * k}" height="${2 * r * k}" fill="none" pointer-events="all"/>`,
  )
}
const scan = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" data-callouts=""><image width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>${rects.join('')}</svg>`
writeFileSync('/tmp/w/shots/drawn/scan.svg', scan)
const { cutOutParts } = await import('./src/core/svg/cut-out-parts.ts')
const { cropCallouts } = await import('./src/core/svg/crop-callouts.ts')
const t = performance.now()
const { calledOut, view, cutOuts } = cutOutParts(scan)
const crops = await cropCallouts(scan, calledOut, view!)
console.log(
  rects.length,
  cutOuts.length,
  calledOut.length,
  (performance.now() - t).toFixed(0),
  'ms',
  crops.map((c) => c.png.length),
)
sharp.unblock({ operation: ['VipsForeignLoad'] })
const cells = await Promise.all(
  crops
    .slice(0, 30)
    .map(async (c, i) => ({
      input: await sharp(c.png).resize(96).toBuffer(),
      left: (i % 10) * 110,
      top: Math.floor(i / 10) * 110,
    })),
)
await sharp({ create: { width: 1100, height: 330, channels: 3, background: '#fff' } })
  .composite(cells)
  .png()
  .toFile('/tmp/w/shots/drawn/crops.png')
