import sharp, { type Sharp } from 'sharp'
import type { DrawnSheet, Grey } from './draw-sheet.ts'

type Random = () => number

/** Damage that a sheet suffers in copiers, scanners and mails. */
export const degradations = {
  clean: (sheet: DrawnSheet) => sheet,
  noise: (sheet: DrawnSheet, random: Random) => speckle(shake(sheet, 20, random), 0.003, random),
  blur: (sheet: DrawnSheet, _: Random, dpi: number) =>
    redraw(sheet, (picture) => picture.blur(0.6 + dpi / 200)),
  jpeg: async (sheet: DrawnSheet) =>
    redraw(sheet, async (picture) => sharp(await picture.jpeg({ quality: 20 }).toBuffer())),
  skew: (sheet: DrawnSheet, random: Random) => turn(sheet, (random() < 0.5 ? -1 : 1) * (0.5 + random())),
  fax: async (sheet: DrawnSheet, random: Random) =>
    threshold(shake(await redraw(sheet, (picture) => picture.blur(0.7)), 15, random), 170),
  light: (sheet: DrawnSheet, random: Random) => shake(shade(sheet), 4, random),
}
export type Degradation = keyof typeof degradations

async function redraw(
  sheet: DrawnSheet,
  change: (picture: Sharp) => Sharp | Promise<Sharp>,
): Promise<DrawnSheet> {
  const { width, height } = sheet
  const changed = await change(sharp(sheet.data, { raw: { width, height, channels: 1 } }))
  return { ...sheet, data: await changed.toColourspace('b-w').raw().toBuffer() }
}

const map = (sheet: DrawnSheet, level: (old: number, at: number) => number): DrawnSheet => ({
  ...sheet,
  data: Uint8Array.from(sheet.data, (old, at) => Math.max(0, Math.min(255, Math.round(level(old, at))))),
})

/** Adds noise of this deviation; the sum of three random numbers is nearly normal. */
const shake = (sheet: DrawnSheet, deviation: number, random: Random) =>
  map(sheet, (old) => old + (random() + random() + random() - 1.5) * 2 * deviation)

const speckle = (sheet: DrawnSheet, share: number, random: Random) =>
  map(sheet, (old) => {
    const chance = random()
    if (chance < share / 2) return 0
    return chance < share ? 255 : old
  })

const threshold = (sheet: DrawnSheet, level: number) => map(sheet, (old) => (old < level ? 0 : 255))

/** Fades the ink and darkens the sheet towards one corner, as if the lid had not pressed it down. */
function shade(sheet: DrawnSheet): DrawnSheet {
  const { width, height }: Grey = sheet
  return map(sheet, (old, at) => {
    const far = (at % width) / width + Math.floor(at / width) / height
    return (150 + (old / 255) * 85) * (1 - 0.27 * far)
  })
}

async function turn(sheet: DrawnSheet, degrees: number): Promise<DrawnSheet> {
  const { width, height } = sheet
  const { data, info } = await sharp(sheet.data, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const truth = sheet.truth.map(({ x, y, ...one }) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    return { ...one, x: info.width / 2 + dx * cos - dy * sin, y: info.height / 2 + dx * sin + dy * cos }
  })
  return { width: info.width, height: info.height, data, truth }
}
