import { test } from '@playwright/test'
import { placeOrder, sessionOf } from './shop-session.ts'
test.use({ baseURL: 'http://127.0.0.1:4101' })
test('shots', async ({ page, request, isMobile }) => {
  const ben = 'ben@riverbend.example'
  const tag = isMobile ? 'phone' : 'desk'
  const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 }
  const number = await placeOrder(request, ben, '88-' + tag, [{ partNumber: '235626', quantity: 2 }, impeller])
  await placeOrder(request, ben, '89-' + tag, [impeller])
  const { token, accessToken, ...user } = await sessionOf(request, 'otto@volute.example')
  await page.goto('/api/health')
  await page.evaluate(([a, b]) => { localStorage.setItem('volute.user', a!); localStorage.setItem('volute.session', b!) },
    [JSON.stringify({ ...user, originalCompanyId: user.companyId }), JSON.stringify({ token, accessToken })])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/manage/orders')
  await page.getByRole('table').waitFor()
  await page.screenshot({ path: `/tmp/shot-${tag}-list.png` })
  await page.getByRole('link', { name: `View Details of sales order ${number}` }).click()
  await page.getByRole('button', { name: 'Pick', exact: true }).waitFor()
  await page.screenshot({ path: `/tmp/shot-${tag}-order.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Pick', exact: true }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page.screenshot({ path: `/tmp/shot-${tag}-ship.png` })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Reject Order' }).click()
  await page.screenshot({ path: `/tmp/shot-${tag}-reject.png` })
  await page.keyboard.press('Escape')
  if (!isMobile) { await page.emulateMedia({ colorScheme: 'light' }); await page.pdf({ path: '/tmp/shot-pick.pdf', preferCSSPageSize: true }) }
})
