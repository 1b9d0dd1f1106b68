import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { tileLevels, tileLimits } from '@volute/domain/catalogue/bom'
import { openRaster } from './open-raster.ts'

/** Size above which a PNG sheet counts as grainy; a JPEG of it is smaller. */
const MOST_BYTES = 1_000_000

/**
 * Cuts a picture in one pass: `column-row.png` at full resolution, `level-column-row.png` at a half, a quarter and so on.
 * Also writes `whole.png`, a small version of the whole, and `sheet`, the published PNG or JPEG.
 */
export async function tilesOf(picture: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const tiles = await cut(picture, folder)
  await shrink(picture, tileLimits.side).png().toFile(join(folder, 'whole.png'))
  return ['whole.png', await writeSheet(picture, folder), ...tiles]
}

async function cut(picture: string, folder: string): Promise<string[]> {
  const cutting = join(folder, 'cut')
  // Set the format before `tile()`: set afterwards, it applies to the whole picture.
  await openRaster(picture, 0)
    .toColourspace('b-w')
    .png()
    .tile({ size: tileLimits.side, depth: 'onetile', layout: 'dz', skipBlanks: -1 })
    .toFile(`${cutting}.dz`)
  const { width, height } = await openRaster(picture, 0).metadata()
  const levels = (await readdir(`${cutting}_files`)).map(Number).toSorted((a, b) => b - a)
  const wanted = levels.slice(0, Math.max(1, tileLevels({ width, height })))
  const tiles: string[] = []
  for (const [level, cutLevel] of wanted.entries())
    for (const name of await readdir(`${cutting}_files/${cutLevel}`)) {
      const called = `${level === 0 ? '' : `${level}-`}${name.replace('_', '-')}`
      await rename(join(`${cutting}_files/${cutLevel}`, name), join(folder, called))
      tiles.push(called)
    }
  await Promise.all([rm(`${cutting}_files`, { recursive: true }), rm(`${cutting}.dzi`)])
  return tiles
}

async function writeSheet(picture: string, folder: string): Promise<string> {
  const png = join(folder, 'sheet.png')
  await shrink(picture, tileLimits.whole).png({ compressionLevel: 9 }).toFile(png)
  if ((await stat(png)).size <= MOST_BYTES) return 'sheet.png'
  await shrink(picture, tileLimits.whole).jpeg({ quality: 80 }).toFile(join(folder, 'sheet.jpg'))
  await rm(png)
  return 'sheet.jpg'
}

const shrink = (picture: string, side: number) =>
  openRaster(picture, 0)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
