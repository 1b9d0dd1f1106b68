import { useState } from 'react'

export interface Quantities {
  /** What was typed into a row, under the row's key; nothing yet where the key is missing. */
  typed: Readonly<Record<string, string>>
  type: (row: string, text: string) => void
}

/** The Order Quantities of all rows, kept while they scroll out of view or another assembly is shown. */
export function useQuantities(): Quantities {
  const [typed, setTyped] = useState<Record<string, string>>({})
  return { typed, type: (row, text) => setTyped((now) => ({ ...now, [row]: text })) }
}
