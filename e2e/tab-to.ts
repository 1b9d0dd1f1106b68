import { expect, type Page } from '@playwright/test'

/** Presses Tab until the named control has the focus. */
export async function tabTo(page: Page, name: string | RegExp) {
  const wanted = page.getByRole('button', { name }).or(page.getByLabel(name)).first()
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < 90; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}.`)
}
