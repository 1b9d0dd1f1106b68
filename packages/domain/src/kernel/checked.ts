/** What a check answers: the value it read, or the sentence for the person who typed it. */
export type Checked<T> = { ok: true; value: T } | { ok: false; error: string }

export function valid<T>(value: T): Checked<T> {
  return { ok: true, value }
}

export function invalid(error: string): Checked<never> {
  return { ok: false, error }
}
