import { useRef, useState } from 'react'
import type { Missed } from './use-add-part.ts'

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
