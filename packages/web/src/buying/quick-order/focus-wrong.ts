/**
 * Brings the focus to the first wrong field from a line on, and behind the last line from the first; false when nothing
 * is wrong. Without a line it begins at the top.
 */
export function focusWrong(from?: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-line]')]
  const first = rows.findIndex((row) => row.dataset['line'] === String(from))
  const ahead = first < 0 ? rows : [...rows.slice(first), ...rows.slice(0, first)]
  const fields = ahead.flatMap((row) => [...row.querySelectorAll<HTMLElement>('[aria-invalid]')])
  if (fields[0]) showWrong(fields[0])
  return fields.length > 0
}

/** Brings the focus to the wrong field after the one shown last, and after the last one to the first. */
export function focusNextWrong() {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-line] [aria-invalid]')]
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
