import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../demo/catalogue/drawings')

/** A balloon in the drawing's units: its center and radius, and the end of its leader. */
interface Balloon {
  no: string
  x: number
  y: number
  r: number
  toX: number
  toY: number
}

export interface Drawing {
  name: string
  width: number
  height: number
  /** Drawing without the balloons. */
  svg: string
  balloons: Balloon[]
}

/** Reads a demo drawing without its balloons, and where they were, from the corner of the visible area. */
export async function readDrawing(name: string): Promise<Drawing> {
  const svg = await readFile(join(folder, `${name}.svg`), 'utf8')
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const balloons = [...svg.matchAll(balloon)].map(([, no = '', leader = '', x, y, r]): Balloon => {
    const [toX = 0, toY = 0] = leader.split(/[ ,]/).map(Number)
    return { no, x: Number(x) - left, y: Number(y) - top, r: Number(r), toX: toX - left, toY: toY - top }
  })
  return { name, width, height, svg: svg.replaceAll(/<g class="balloon".*?<\/g>/g, ''), balloons }
}

const balloon =
  /<g class="balloon"[^>]*data-no="([^"]+)"[^>]*><path class="l"[^>]* d="M[-.\d]+ [-.\d]+L([-.\d]+ [-.\d]+)"\/>.*?<circle class="b"[^>]* cx="([-.\d]+)" cy="([-.\d]+)" r="([-.\d]+)"\/>.*?<\/g>/g
