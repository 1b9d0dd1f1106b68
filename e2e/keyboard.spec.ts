import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('a part is found, added and ordered with its neighbours without a mouse', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('ben@riverbend.example', [], '/dashboard/general')
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

  await test.step('LOOKUP-16: Page Down, Ctrl+End and Ctrl+Home go through the quantities', async () => {
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, 'Order Quantity, Plug, pipe 1/4 NPT')
    await page.keyboard.press('Control+End')
    await expect(page.getByLabel('Order Quantity, Nut, hex 5/8-11')).toBeFocused()
    await page.keyboard.press('Control+Home')
    await expect(page.getByLabel('Order Quantity, Screw, hex cap 5/8-11 x 2.25')).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page.getByLabel('Order Quantity, Screw, hex cap 5/8-11 x 2.25')).not.toBeFocused()
    await page.keyboard.press('0')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Quantity must be a number between 1 and 999.')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('1')
    await expect(page.getByRole('alert').filter({ hasText: 'Quantity' })).toBeHidden()
  })

  await test.step('LOOKUP-17: Order Parts, where Enter goes on and only the button sends', async () => {
    await tabTo(page, 'Add Orderable Parts To Cart')
    await page.keyboard.press('Enter')
    const order = page.getByRole('dialog', { name: 'Order Parts' })
    await expect(order.getByLabel('Quantity, Screw, hex cap 5/8-11 x 2.25')).toBeFocused()
    await page.keyboard.type('16')
    await page.keyboard.press('Enter')
    await expect(order.getByLabel('Quantity, Washer, lock 5/8')).toBeFocused()
    await tabTo(page, 'Add 16 Parts To Cart')
    await page.keyboard.press('Enter')
    await expect(order).toBeHidden()
    await expect(page.getByText('16 parts', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Orderable Parts To Cart' })).toBeFocused()
  })

  await test.step('CART-03: on to the cart', async () => {
    await tabTo(page, /^Shopping Cart, /)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader', { name: /^Screw, hex cap 5\/8-11 x 2.25/ })).toBeVisible()
  })
})

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const wanted = page.getByRole('button', { name }).or(page.getByLabel(name)).first()
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < 90; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}.`)
}
