import { resolveLines } from '@volute/domain/buying/lines'
import { loadReadTyped, partBoxMessages } from '@volute/domain/buying/quick-order'
import type { Part, Replacement } from '@volute/domain/catalogue/part'
import { useRef, useState } from 'react'
import { call, sentenceOf } from '../../core/api/index.ts'

/** Number as typed in the box, and the quantity of its own field; empty if none was typed there. */
export interface Typed {
  text: string
  quantity: string
}

/** Number that was not added, with the reason. */
export interface Missed extends Typed {
  sentence: string
  /** Nearest or replacement part, and the quantity typed for it. */
  instead?: TypedPart<Replacement> | undefined
}

/** Part that a typed text means, and its quantity as typed. */
export interface TypedPart<Meant = Part> {
  part: Meant
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
  function add(typed: Typed): Promise<Missed | null> {
    setWaiting((count) => count + 1)
    const turn = queue.current.then(() => addNow(typed)).finally(() => setWaiting((count) => count - 1))
    queue.current = turn.then(() => undefined)
    return turn
  }

  async function addNow(typed: Typed): Promise<Missed | null> {
    try {
      const { sold, instead } = await find(typed)
      if (!sold) return { ...typed, sentence: partBoxMessages.partNotFound, instead }
      const sentence = await take(sold)
      return sentence === null ? null : { ...typed, sentence }
    } catch (failure) {
      return { ...typed, sentence: sentenceOf(failure) }
    }
  }
}

/** Finds the part and quantity that a typed text means. If none is sold (OQ-67), returns a possible alternative. */
async function find({ text, quantity }: Typed) {
  const readTyped = await loadReadTyped()
  const lines = readTyped(text, quantity)
  const { lines: reports } = await call(resolveLines, { lines, intoCart: false })
  const counted = reports.map((report, index) => ({ ...report, quantity: lines[index]?.quantity ?? '' }))
  const [sold] = counted.flatMap(({ part, quantity: count }): TypedPart[] =>
    part?.isSellable ? [{ part, quantity: count }] : [],
  )
  const [instead] = counted.flatMap(({ part: unsold, nearest, quantity: count }) => {
    const part = unsold?.replacedBy ?? nearest
    return part ? { part, quantity: count } : []
  })
  return { sold, instead }
}

const nothing: Typed = { text: '', quantity: '' }

/** Content of the part-number box, its error, and the numbers that were not added while the next one was typed. */
export function usePartText(onAdd: (typed: Typed) => Promise<Missed | null>) {
  const [typed, setTyped] = useState(nothing)
  const [wrong, setWrong] = useState<Missed | null>(null)
  const [missed, setMissed] = useState<readonly Missed[]>([])
  const latest = useRef(nothing)

  return { ...typed, wrong, missed, type, submit, add, dismiss }

  function type(change: Partial<Typed>) {
    show({ ...latest.current, ...change })
    if ('text' in change) setWrong(null)
  }

  function show(next: Typed) {
    latest.current = next
    setTyped(next)
  }

  /** Adds a number from the box and frees the box for the next one. */
  function submit(wanted: Typed) {
    type(nothing)
    void add(wanted)
  }

  async function add(wanted: Typed) {
    const failed = await onAdd(wanted)
    if (failed) handBack(failed)
  }

  /** Returns a failed number to the box to be fixed, or shows it below the box while the next number is being typed. */
  function handBack(failed: Missed) {
    const { text, quantity } = latest.current
    if (text !== '') return setMissed((all) => [...all.filter((one) => one.text !== failed.text), failed])
    show({ text: failed.text, quantity: quantity || failed.quantity })
    setWrong(failed)
  }

  function dismiss(one: Missed) {
    setMissed((all) => all.filter((other) => other !== one))
  }
}
