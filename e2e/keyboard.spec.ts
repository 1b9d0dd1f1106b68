import { expectWork } from './expect-work.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './tab-to.ts'

test('the user resizes the drawing beside the list and shows it in full screen (LOOKUP-09)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open('ben@riverbend.example', '/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  const line = page.getByRole('separator', { name: 'Drawing width' })
  const drawing = page.getByRole('region', { name: 'Drawing', exact: true })
  const width = async () => (await drawing.boundingBox())?.width ?? 0
  const before = await width()
  await expect(line).toHaveAttribute('aria-valuenow', '38')

  await test.step('the arrow keys move the divider, and its position persists', async () => {
    await line.press('ArrowRight')
    await line.press('ArrowRight')
    await expect(line).toHaveAttribute('aria-valuenow', '42')
    await page.reload()
    await expect(line).toHaveAttribute('aria-valuenow', '42')
    expect(await width()).toBeGreaterThan(before)
  })

  await test.step('dragging stops at a minimum width, and a double click resets it', async () => {
    await line.hover()
    await page.mouse.down()
    await page.mouse.move(20, 400)
    await page.mouse.up()
    await expect(line).toHaveAttribute('aria-valuenow', '25')
    expect(await width()).toBeLessThan(before)
    await line.dblclick()
    await expect(line).toHaveAttribute('aria-valuenow', '38')
  })

  await test.step('the drawing enters and leaves full screen', async () => {
    const isFilling = () => drawing.evaluate((pane) => pane === document.fullscreenElement)
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(isFilling).toBe(true)
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(isFilling).toBe(false)
  })
})

test('the name of an assembly opens it, and one key moves into its list (LOOKUP-10)', async ({
  page,
  open,
}) => {
  await open('ben@riverbend.example', '/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  const row = page.getByRole('row').filter({ hasText: '4RB-RE-10' })
  await expect(row.getByText('N/A')).toHaveCount(0)
  await row
    .getByRole('button', { name: /Rotating element, 4x3-10$/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL('/lookup/bom/4RB-EM-100?path=4RB-WE-10&path=4RB-RE-10')
  await expect(page.getByRole('row').filter({ hasText: 'C2134-3-BZ' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(/^Order Quantity, /).first()).toBeFocused()
})

test('a buyer finds a part and adds it with its neighbours to the cart by keyboard', async ({
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
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(/^Order Quantity, /).first()).toBeFocused()

  await test.step('Enter on a balloon opens the assembly (LOOKUP-10)', async () => {
    await tabTo(page, /^\d+, .*4RB-WE-10$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/lookup/serial/100234?path=4RB-WE-10')
  })

  await test.step('Enter in a quantity adds the part and moves to the next (LOOKUP-15, LOOKUP-19)', async () => {
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

  await test.step('Esc closes the form and restores the focus', async () => {
    await tabTo(page, 'Customize Cover, suction')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Quantity')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Customize Cover, suction' })).toBeFocused()
  })

  await test.step('Page Down, Ctrl+End and Ctrl+Home move between the quantities (LOOKUP-16)', async () => {
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

  await test.step('in Order Parts, Enter moves on and only the button submits (LOOKUP-17)', async () => {
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

  await test.step('the user opens the cart (CART-03)', async () => {
    await tabTo(page, /^Shopping Cart, /)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader', { name: /^Screw, hex cap 5\/8-11 x 2.25/ })).toBeVisible()
  })
})

test('a buyer places an order and a role form is used by keyboard', async ({ page, openWithCart, open }) => {
  await openWithCart('ben@riverbend.example', [{ partNumber: '235626', quantity: 2 }], '/shopping-cart')

  await test.step('Checkout opens from the cart (CART-03)', async () => {
    await tabTo(page, 'Checkout')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('PO Number')).toBeFocused()
  })

  await test.step('the checkout skips the prefilled step but not the cart, and the focus follows (CHECKOUT-03, OQ-113)', async () => {
    await page.keyboard.type('KEYS-1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /Review Cart.*, active/ })).toBeFocused()
    await tabTo(page, 'Continue')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /Confirm.*, active/ })).toBeFocused()
  })

  await test.step('the last step submits the order (ORDER-01)', async () => {
    await tabTo(page, /I have reviewed this order/)
    await page.keyboard.press('Space')
    await tabTo(page, 'Submit Order')
    await page.keyboard.press('Enter')
    await expectWork(page).toHaveURL(/\/order-complete\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('the role form prompts before it closes and returns the focus to its button (ROLES-04)', async () => {
    await open('rosa@riverbend.example', '/manage/roles')
    await expect(page.getByRole('list', { name: 'Roles' })).toBeVisible()
    await tabTo(page, 'Create Role')
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Create Role' })
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('Keyboard')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Changes have not been saved!' })).toBeVisible()
    await tabTo(page, "Don't Save")
    await page.keyboard.press('Enter')
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Create Role' })).toBeFocused()
  })
})

test('the user menu works by keyboard', async ({ page, open }) => {
  await open('ben@riverbend.example', '/dashboard/general')
  const button = page.getByRole('button', { name: 'Ben Whitaker' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await button.focus()

  await test.step('Enter opens the menu, and arrows, Home and letters move in it', async () => {
    await page.keyboard.press('Enter')
    await expect(item('Edit Account Info')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('Sign Out')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item('Edit Account Info')).toBeFocused()
    await page.keyboard.press('c')
    await expect(item('Change Password')).toBeFocused()
  })

  await test.step('Esc and Tab close the menu, and Esc restores the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowUp')
    await expect(item('Sign Out')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(item('Sign Out')).toBeHidden()
  })

  await test.step('choosing a theme selects it, and choosing a page closes the menu', async () => {
    await button.press('Enter')
    await expect(item('Edit Account Info')).toBeFocused()
    await page.keyboard.press('d')
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/account/user-info')
    await expect(item('Sign Out')).toBeHidden()
  })
})
