import type { Page } from '@playwright/test'

/** Work of a hand: clicks, presses of keys that write nothing, and texts typed, one for each field. */
export interface Count {
  clicks: number
  keys: number
  texts: number
}

/** Counts events in the page itself, so that a task cannot leave anything out; `fill` and `goto` count as nothing. */
export async function countHand(page: Page): Promise<Count> {
  const count: Count = { clicks: 0, keys: 0, texts: 0 }
  await page.exposeFunction('countHand', (what: keyof Count) => count[what]++)
  await page.addInitScript(() => {
    const { countHand } = window as unknown as { countHand: (what: string) => void }
    const options = { capture: true }
    let written: EventTarget | null = null
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countHand('clicks'), options)
    window.addEventListener('keydown', count, options)
    window.addEventListener('focusout', () => (written = null), options)

    function count({ key, ctrlKey, target }: KeyboardEvent) {
      const isField = (target as Element).matches(
        'input:not([type=checkbox], [type=radio]), textarea, select',
      )
      if (key.length > 1 || ctrlKey || !isField) return countHand('keys')
      if (target !== written) countHand('texts')
      written = target
    }
  })
  return count
}
