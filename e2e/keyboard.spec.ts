import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('a part is found, added and its assembly opened without a mouse', async ({ page, open }) => {
  await open('ben@riverbend.example', '/dashboard/general')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('100234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pump Model 4RB' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  await test.step('LOOKUP-10: Enter on a balloon opens the assembly', async () => {
    await tabTo(page, /^\d+, .*4RB-WE-10$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/lookup/serial/100234?path=4RB-WE-10')
  })

  await test.step('LOOKUP-15 LOOKUP-19: Enter in a quantity adds the part and goes on to the next', async () => {
    await tabTo(page, 'Order Quantity, Screw, hex cap 5/8-11 x 2.25')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Part Added')).toBeVisible()
    await expect(page.getByLabel('Order Quantity, Cover, suction')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Order Quantity, Washer, lock 5/8')).toHaveValue('3')
    await expect(page.getByLabel('Order Quantity, Washer, lock 5/8')).toBeFocused()
  })

  await test.step('Esc closes the form and gives the focus back', async () => {
    await tabTo(page, 'Customize Cover, suction')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Quantity')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Customize Cover, suction' })).toBeFocused()
  })
})

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const wanted = page.getByRole('button', { name }).or(page.getByLabel(name)).first()
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < 60; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}.`)
}
