import { expect, test } from './fixtures.ts'
import { PASSWORD } from './shop-session.ts'

const ben = 'ben@riverbend.example'

test('the pump page shows the nameplate and links to documents and parts', async ({ page, open }) => {
  await test.step('the nameplate shows all facts (SERIAL-01, SERIAL-02)', async () => {
    await open(ben, '/serial/mf-4410')
    await expect(page.getByRole('heading', { name: 'Pump Information' })).toBeVisible()
    for (const [name, value] of [
      ['Serial Number', 'MF-4410'],
      ['Co-Pilot ID', 'CP-005873'],
      ['BOM Number', '16MF-EM-40'],
      ['Pump Type', 'Mixed Flow'],
      ['Impeller Trim', '15.500 IN'],
      ['Impeller Trim Angle', '18.000 DEG'],
      ['Estimated Ship Date', '06/10/2020'],
    ] as const)
      await expect(
        page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) }),
      ).toContainText(value)
  })

  await test.step('each link has its target and opens in a new tab (SERIAL-03, SERIAL-04)', async () => {
    const links = page.getByRole('navigation', { name: 'Papers and parts' })
    for (const [name, href] of [
      [/^O&M Manual 1 OM-16MF/, '/documents/OM-16MF.pdf'],
      [/^O&M Manual 2 OM-MOTOR/, '/documents/OM-MOTOR.pdf'],
      [/^View Exploded Drawing/, '/svgs/16MF-EM-40.svg'],
      [/^Pump Curves and Additional Drawings/, 'https://catalogue.example/Mixed%20Flow'],
      [/^Assembly\/Maintenance Videos/, 'https://videos.example/'],
      [/^View Asset/, 'https://assets.example/?bom=16MF-EM-40&serial=MF-4410'],
    ] as const) {
      const link = links.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })

  await test.step('the manual opens in a new tab (SERIAL-04)', async () => {
    const opened = page.waitForEvent('popup')
    const answered = page.context().waitForEvent('response', (one) => one.url().endsWith('/OM-16MF.pdf'))
    await page.getByRole('link', { name: /^O&M Manual 1/ }).click()
    expect((await answered).status()).toBe(200)
    await (await opened).close()
  })

  await test.step('a pump without documents shows N/A, and its parts are ordered on the BOM page (SERIAL-03)', async () => {
    await page.goto('/serial/0098412')
    await expect(page.getByText('N/A')).toHaveCount(3)
    for (const name of [/^O&M Manual/, 'View Exploded Drawing'])
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    await page.getByRole('link', { name: 'Order Parts Online' }).click()
    await expect(page).toHaveURL('/lookup/serial/0098412')
    await expect(page.getByText('Serial Number 0098412')).toBeVisible()
  })

  await test.step('a failed load can be retried (SERIAL-05)', async () => {
    await page.route('**/api/serial/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/serial/100234')
    await expect(page.getByRole('alert')).toContainText(
      "Internal server error. Couldn't retrieve pump information.",
    )
    await page.unroute('**/api/serial/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('CP-004417')).toBeVisible()
  })
})

test('a visitor enters a serial number and reaches the pump through the sign-in (OQ-06, OQ-07, SHELL-13, SHELL-17)', async ({
  page,
}) => {
  await test.step('an invalid serial number in the address is ignored (OQ-16, SHELL-17)', async () => {
    await page.goto('/serial?sn=..%2Fdashboard')
    await expect(page).toHaveURL(/\/serial\?/)
  })

  await test.step('the form has one field, which requires a number (OQ-07)', async () => {
    await page.goto('/serial')
    await page.getByRole('button', { name: 'Show Pump' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a serial number.')
    await page.getByRole('textbox', { name: 'Serial Number' }).fill(' t60118 ')
    await page.getByRole('textbox', { name: 'Serial Number' }).press('Enter')
    await expect(page).toHaveURL('/login')
  })

  await test.step('the sign-in leads back to the pump (SHELL-16)', async () => {
    await page.getByLabel('Email').fill(ben)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/serial/T60118')
    await expect(page.getByText('12.375 IN')).toBeVisible()
  })

  await test.step('an unknown number offers to enter another one (SERIAL-05)', async () => {
    await page.goto('/?sn=NO-SUCH-PUMP')
    await expect(page).toHaveURL('/serial/NO-SUCH-PUMP')
    await expect(page.getByRole('alert')).toContainText('Requested serial number could not be found.')
    await page.getByRole('link', { name: 'Enter another number' }).click()
    await expect(page).toHaveURL('/serial')
    await expect(page.getByRole('textbox', { name: 'Serial Number' })).toBeVisible()
  })
})

test('manuals on other hosts open only from listed hosts, even if the browser blocks the tab (LOOKUP-07, LOOKUP-08, OQ-69)', async ({
  page,
  open,
}) => {
  let manualUrl = 'files.example/om.pdf'
  await page.route('**/api/lookup/**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), manualUrl } })
  })
  const openManual = async () => {
    await page.getByRole('button', { name: 'Documents' }).click()
    await page.getByRole('menuitem', { name: 'Download O&M Manual' }).click()
  }
  const said = page.getByRole('alert').filter({ hasText: 'O&M manual file was not found.' })

  await test.step('a host that is not listed counts as not found, without a request (OQ-69)', async () => {
    const asked: string[] = []
    await page.route('https://files.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' } })
    })
    await open(ben, '/lookup/serial/VT-20771')
    await openManual()
    await expect(said).toBeAttached()
    expect(asked).toEqual([])
  })

  await test.step('a listed host gets a HEAD request, and a blocked tab opens by a click (LOOKUP-07)', async () => {
    manualUrl = 'docs.example/om.pdf'
    const methods: string[] = []
    await page.context().route('https://docs.example/**', (route) => {
      methods.push(route.request().method())
      return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: 'OM' })
    })
    await page.addInitScript(() => {
      const openTab = window.open.bind(window)
      let isBlocked = true
      window.open = (...wanted) => {
        const tab = isBlocked ? null : openTab(...wanted)
        isBlocked = false
        return tab
      }
    })
    await page.reload()
    await openManual()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    const tab = await opened
    await expect(tab).toHaveURL('https://docs.example/om.pdf')
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()
    expect(methods).toEqual(['HEAD', 'GET'])
  })
})
