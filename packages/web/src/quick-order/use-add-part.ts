import { getPart, type Part, partMessages } from '@volute/domain/part'
import { addLine, quickOrderMessages, readPasted, startLine } from '@volute/domain/quick-order'
import { search } from '@volute/domain/search'
import { useRef, useState } from 'react'
import { ApiError, call, sentenceOf } from '../api/index.ts'
import type { QuickList } from './open-list.ts'
import { usePaintLookup } from './use-quick-list.ts'

/** A number that was not added, and why. */
export interface Missed {
  text: string
  sentence: string
}

/**
 * Adds numbers as they are typed, one after the other, while the next one is typed already; what is not found is handed
 * back (QUICK-05, QUICK-23). `TB10773 5` adds five.
 */
export function useAddPart(list: QuickList, onAdded: (lineId: number, what: string) => void) {
  const lookUpPaint = usePaintLookup()
  const queue = useRef(Promise.resolve())
  const [waiting, setWaiting] = useState(0)

  return { isBusy: waiting > 0, add }

  /** Resolves to what was missed, or null when the part is in the list. */
  function add(text: string): Promise<Missed | null> {
    setWaiting((count) => count + 1)
    const turn = queue.current.then(() => addNow(text)).finally(() => setWaiting((count) => count - 1))
    queue.current = turn.then(() => undefined)
    return turn
  }

  async function addNow(text: string): Promise<Missed | null> {
    try {
      const [{ part, quantity }, { defaultPaintColorId }] = await Promise.all([find(text), lookUpPaint()])
      const line = { ...startLine(list.nextId(), part, defaultPaintColorId), quantity }
      const added = addLine(list.get(), line)
      if (added.error !== null) return { text, sentence: added.error }
      list.set(added.lines)
      onAdded(added.lineId, `${quantity} ${part.description}`)
      return null
    } catch (failure) {
      return { text, sentence: sentenceOf(failure) }
    }
  }
}

async function find(text: string): Promise<{ part: Part; quantity: string }> {
  const whole = await findSold(text)
  if (whole) return { part: whole, quantity: '1' }

  const [row] = readPasted([[text]]).rows
  const counted = row?.quantity ? await findSold(row.partNumber) : null
  if (!row || !counted) throw new ApiError(404, quickOrderMessages.partNotFound)
  return { part: counted, quantity: row.quantity }
}

/** The part of a number, in upper case; null when there is none that is sold (OQ-67). */
async function findSold(typed: string): Promise<Part | null> {
  const fallback = partMessages.partFailed
  try {
    const input = typed.trim().toUpperCase()
    const { identifier } = await call(search, { type: 'part', input }, { fallback })
    const part = await call(getPart, { partNumber: identifier }, { fallback })
    return part.isSellable ? part : null
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return null
    throw failure
  }
}

/** What stands in the part-number box, what is wrong with it, and what was missed while the next number was typed. */
export function usePartText(onAdd: (text: string) => Promise<Missed | null>) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [missed, setMissed] = useState<readonly Missed[]>([])
  const typed = useRef('')

  return { text, error, missed, type, add, dismiss }

  function type(next: string) {
    typed.current = next
    setText(next)
    setError(null)
  }

  async function add(number: string) {
    type('')
    const failed = await onAdd(number)
    if (failed) handBack(failed)
  }

  /** Back into the box to be mended, or below it when the next number is being typed. */
  function handBack(failed: Missed) {
    if (typed.current !== '')
      return setMissed((all) => [...all.filter((one) => one.text !== failed.text), failed])
    type(failed.text)
    setError(failed.sentence)
  }

  function dismiss(one: Missed) {
    setMissed((all) => all.filter((other) => other !== one))
  }
}
