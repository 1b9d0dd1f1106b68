import { resolveLines } from '@volute/domain/buying/lines'
import { quickOrderMessages, readTyped } from '@volute/domain/buying/quick-order'
import type { Part, Replacement } from '@volute/domain/catalogue/part'
import { useRef, useState } from 'react'
import { call, sentenceOf } from '../../core/api/index.ts'

/** Number that was not added, with the reason. */
export interface Missed {
  text: string
  sentence: string
  /** Nearest or replacement part, and the text to enter for the same quantity of it. */
  instead?: { part: Replacement; text: string } | undefined
}

/** Part that a typed text means, and its quantity as typed. */
export interface TypedPart {
  part: Part
  quantity: string
}

/**
 * Finds typed numbers one after the other while the next one can already be typed; numbers not found are handed back
 * (QUICK-05, QUICK-23). `TB10773 5` means five. `take` returns the reason why a part found is not added, or null.
 */
export function useTypedParts(take: (found: TypedPart) => Promise<string | null>) {
  const queue = useRef(Promise.resolve())
  const [waiting, setWaiting] = useState(0)

  return { isBusy: waiting > 0, add }

  /** Resolves to the number that was not added, or to null when the part was taken. */
  function add(text: string): Promise<Missed | null> {
    setWaiting((count) => count + 1)
    const turn = queue.current.then(() => addNow(text)).finally(() => setWaiting((count) => count - 1))
    queue.current = turn.then(() => undefined)
    return turn
  }

  async function addNow(text: string): Promise<Missed | null> {
    try {
      const { sold, instead } = await find(text)
      if (!sold) return { text, sentence: quickOrderMessages.partNotFound, instead }
      const sentence = await take(sold)
      return sentence === null ? null : { text, sentence }
    } catch (failure) {
      return { text, sentence: sentenceOf(failure) }
    }
  }
}

/** Finds the part and quantity that a typed text means. If none is sold (OQ-67), returns a possible alternative. */
async function find(text: string) {
  const lines = readTyped(text)
  const { lines: reports } = await call(resolveLines, { lines, intoCart: false })
  const [sold] = reports.flatMap(({ part }, index): TypedPart[] =>
    part?.isSellable ? [{ part, quantity: lines[index]?.quantity ?? '' }] : [],
  )
  const [instead] = reports.flatMap(({ part: unsold, nearest }, index) => {
    const part = unsold?.replacedBy ?? nearest
    return part ? { part, text: `${part.partNumber} ${lines[index]?.quantity}` } : []
  })
  return { sold, instead }
}

/** Text of the part-number box, its error, and the numbers that were not added while the next one was typed. */
export function usePartText(onAdd: (text: string) => Promise<Missed | null>) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<Missed | null>(null)
  const [missed, setMissed] = useState<readonly Missed[]>([])
  const typed = useRef('')

  return { text, wrong, missed, type, add, dismiss }

  function type(next: string) {
    typed.current = next
    setText(next)
    setWrong(null)
  }

  async function add(number: string) {
    type('')
    const failed = await onAdd(number)
    if (failed) handBack(failed)
  }

  /** Returns a failed number to the box to be fixed, or shows it below the box while the next number is being typed. */
  function handBack(failed: Missed) {
    if (typed.current !== '')
      return setMissed((all) => [...all.filter((one) => one.text !== failed.text), failed])
    type(failed.text)
    setWrong(failed)
  }

  function dismiss(one: Missed) {
    setMissed((all) => all.filter((other) => other !== one))
  }
}
