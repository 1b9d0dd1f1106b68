import type { VirtualItem } from '@tanstack/react-virtual'
import { startTransition, useEffect, useState } from 'react'

/** Number of rows rendered at once: as many as a slow browser lays out and paints without delaying input. */
const MOST_AT_ONCE = 4

/** Wanted rows, a few more in each render, visible ones first. A rendered row stays while it is wanted. */
export function useComingRows(
  wanted: VirtualItem[],
  isInView: (row: VirtualItem) => boolean,
): readonly VirtualItem[] {
  const [step, setStep] = useState(0)
  const [come, setCome] = useState(() => letCome({ step, wanted }, new Set(), isInView))
  if (come.step !== step || come.wanted !== wanted)
    setCome(letCome({ step, wanted }, new Set(come.rows.map(({ index }) => index)), isInView))
  const areMissing = come.rows.length < wanted.length
  useEffect(() => {
    if (areMissing) startTransition(() => setStep((now) => now + 1))
  }, [areMissing, come])
  return come.rows
}

function letCome(
  now: { step: number; wanted: VirtualItem[] },
  here: ReadonlySet<number>,
  isInView: (row: VirtualItem) => boolean,
) {
  const missing = now.wanted.filter(({ index }) => !here.has(index))
  const next = new Set(
    [...missing.filter(isInView), ...missing.filter((row) => !isInView(row))].slice(0, MOST_AT_ONCE),
  )
  return { ...now, rows: now.wanted.filter((row) => here.has(row.index) || next.has(row)) }
}
