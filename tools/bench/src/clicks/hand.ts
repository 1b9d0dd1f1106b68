import type { Locator, Page } from '@playwright/test'

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Types into a field as a hand does; if the field has no focus, clicks it first, which counts. */
export async function typeInto(field: Locator, text: string) {
  await field.waitFor()
  if (!(await getsFocus(field))) await field.click()
  await field.page().keyboard.type(text)
}

/** True if the field has the focus: a new page may still move it there, on a busy machine after a second. */
async function getsFocus(field: Locator): Promise<boolean> {
  for (let wait = 0; wait < 30; wait++) {
    if (await field.evaluate((element) => document.activeElement === element)) return true
    await field.page().waitForTimeout(50)
  }
  return false
}

/** Pastes a text that another program has put on the clipboard. */
export async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

export interface Focused {
  label: string
  /** True if the field is marked as invalid. */
  isWrong: boolean
}

/** Returns the focused element, once it is as expected. */
export async function focused(page: Page, isExpected: (now: Focused) => boolean): Promise<Focused> {
  for (let wait = 0; wait < 6_000; wait++) {
    const now = await page.evaluate(readFocused)
    if (isExpected(now)) return now
    await page.waitForTimeout(50)
  }
  throw new Error(
    `The focus is not where it is expected: ${JSON.stringify(await page.evaluate(readFocused))}`,
  )
}

function readFocused(): Focused {
  const element = document.activeElement
  const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent
  return {
    label: element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '',
    isWrong: element?.hasAttribute('aria-invalid') ?? false,
  }
}
