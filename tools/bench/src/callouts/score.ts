import type { Callout } from '@volute/callouts'
import { SURE } from '@volute/domain/workbench/workbench'
import type { DrawnSheet } from './draw-sheet.ts'

/** Numbers of balloons drawn, read right and shown with a number, and of the sure and the surely wrong ones among those shown. */
export interface Score {
  drawn: number
  right: number
  shown: number
  sure: number
  surelyWrong: number
}

/** Counts a proposal as right if its center lies in a balloon that has its text; each balloon counts once. */
export function scoreOf({ truth }: DrawnSheet, found: readonly Callout[]): Score {
  const shown = found.filter(({ text }) => text !== '')
  const left = new Set(truth)
  const wrong = shown.filter(({ x, y, width, height, text }) => {
    const hit = [...left].find(
      (one) => one.text === text && Math.hypot(x + width / 2 - one.x, y + height / 2 - one.y) < one.r,
    )
    return !hit || !left.delete(hit)
  })
  const isSure = ({ confidence }: Callout) => confidence >= SURE
  return {
    drawn: truth.length,
    right: shown.length - wrong.length,
    shown: shown.length,
    sure: shown.filter(isSure).length,
    surelyWrong: wrong.filter(isSure).length,
  }
}

export const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce((sum, one) => ({
    drawn: sum.drawn + one.drawn,
    right: sum.right + one.right,
    shown: sum.shown + one.shown,
    sure: sum.sure + one.sure,
    surelyWrong: sum.surelyWrong + one.surelyWrong,
  }))

export const recallOf = ({ right, drawn }: Score) => right / drawn
export const precisionOf = ({ right, shown }: Score) => (shown === 0 ? 1 : right / shown)
