import type { Page } from '@playwright/test'

/** What a hand has done: presses of the mouse, of keys that write nothing, and characters typed. */
export interface Count {
  clicks: number
  keys: number
  typed: number
}

/** Counts what reaches the page itself, so that a task cannot leave anything out; `fill` and `goto` count as nothing. */
export async function countHand(page: Page): Promise<Count> {
  const count: Count = { clicks: 0, keys: 0, typed: 0 }
  await page.exposeFunction('countHand', (what: keyof Count) => count[what]++)
  await page.addInitScript(() => {
    const { countHand } = window as unknown as { countHand: (what: string) => void }
    const options = { capture: true }
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countHand('clicks'), options)
    window.addEventListener('keydown', ({ key }) => countHand(key.length === 1 ? 'typed' : 'keys'), options)
  })
  return count
}
