/** Invalid fields, and buttons that decide a difference. */
const ASKS = '[aria-invalid], [data-asks]'

/**
 * Focuses the first invalid field at or after a line, wrapping around to the first line; returns false when there is none.
 * Without a line it starts at the top.
 */
export function focusWrong(from?: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-line]')]
  const first = rows.findIndex((row) => row.dataset['line'] === String(from))
  const ahead = first < 0 ? rows : [...rows.slice(first), ...rows.slice(0, first)]
  const fields = ahead.flatMap((row) => [...row.querySelectorAll<HTMLElement>(ASKS)])
  if (fields[0]) showWrong(fields[0])
  return fields.length > 0
}

/** Focuses the invalid field after the last one shown, wrapping around to the first. */
export function focusNextWrong() {
  const fields = [...document.querySelectorAll<HTMLElement>(`[data-line] :is(${ASKS})`)]
  const shown = fields.findIndex((field) => field.dataset['shown'] !== undefined)
  const next = fields[(shown + 1) % fields.length]
  if (next) showWrong(next)
}

function showWrong(field: HTMLElement) {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-line] [data-shown]'))
    delete shown.dataset['shown']
  field.dataset['shown'] = ''
  field.focus({ preventScroll: true })
  field.closest('tr')?.scrollIntoView({ block: 'center' })
}
