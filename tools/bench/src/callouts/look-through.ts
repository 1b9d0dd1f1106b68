import { findCallouts } from '@volute/callouts'
import { between, type Chance, pick, seeded } from '../catalogue/seeded.ts'
import { type Degradation, degradations } from './degrade.ts'
import { drawSheet, type Shape } from './draw-sheet.ts'
import { readDrawing } from './read-drawing.ts'
import { type Score, scoreOf } from './score.ts'

/** One image of the corpus. */
export interface Sheet {
  drawing: string
  font: string
  shape: Shape
  dpi: number
  degradation: Degradation
  /** `own` keeps the drawing's numbers; `mixed` renumbers most of them: up to three digits, some with a letter or a point. */
  numbers: 'own' | 'mixed'
  seed: number
}

/** Draws a sheet, degrades it, and finds its callouts with a BOM that has some more references, or without one. */
export async function lookThrough(sheet: Sheet, hasBom = true): Promise<Score> {
  const chance = seeded(sheet.seed)
  const drawing = await readDrawing(sheet.drawing)
  const texts = drawing.balloons.map(({ no }) =>
    sheet.numbers === 'mixed' && chance() < 0.7 ? reference(chance) : no,
  )
  const drawn = await drawSheet(drawing, { ...sheet, texts })
  const picture = await degradations[sheet.degradation](drawn, chance, sheet.dpi)
  const others = Array.from({ length: 5 }, () => String(between(chance, 1, 99)))
  return scoreOf(picture, findCallouts(picture, hasBom ? [...new Set([...texts, ...others])] : []))
}

function reference(chance: Chance): string {
  const number = String(between(chance, 1, 199))
  const kind = chance()
  if (kind < 0.15) return `${number}${pick(chance, 'ABCDEFG'.split(''))}`
  return kind < 0.2 ? `${number}.${between(chance, 1, 3)}` : number
}
