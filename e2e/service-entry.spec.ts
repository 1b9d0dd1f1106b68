import type { Locator, Page } from '@playwright/test'
import { photoLimits } from '@volute/domain/service/photos'
import { expectNarrow } from './expect-narrow.ts'
import { expect, test } from './fixtures.ts'
import { fillFleet, placeOrder, shipOrder } from './shop-session.ts'

const ada = 'ada@volute.example'
const rosa = 'rosa@riverbend.example'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a fitter writes a service entry with parts and a photo on a phone, and claims a part with it (FLEET-26, FLEET-27, FLEET-29, FLEET-30, CLAIM-11)', async ({
  page,
  request,
  attempt,
  open,
  expectAccessible,
}) => {
  const text = `Seal leaks at the face, ${attempt}.`
  const po = `PHOTO-${attempt}`
  const number = await placeOrder(request, rosa, po, [{ partNumber: 'TB10773', quantity: 1 }])
  await shipOrder(request, po)
  await fillFleet(request, rosa, ['100234'])

  const entry = page.getByRole('dialog', { name: 'Add Service Entry' })
  await test.step('parts are found in the pump and tapped on its drawing', async () => {
    await open(rosa, '/p/100234')
    await page.getByRole('button', { name: 'Add Service Entry' }).tap()
    await entry.getByLabel('What was done').fill(text)
    await entry.getByRole('button', { name: 'Find in Pump' }).tap()
    const find = page.getByRole('dialog', { name: 'Find in this pump' })
    await expect(find.getByLabel('Description or part number')).toBeFocused()
    await page.keyboard.type('TB10773')
    await expectAccessible()
    await find
      .getByRole('option', { name: /TB10773$/ })
      .first()
      .tap()
    await expect(entry.getByLabel('Part number 1')).toHaveValue('TB10773')

    await entry.getByRole('button', { name: 'Choose on Drawing' }).tap()
    const drawing = page.getByRole('dialog', { name: 'Choose a part on the drawing' })
    await drawing.getByRole('button', { name: /^2, / }).first().tap()
    await drawing.getByRole('button', { name: 'Open Its Drawing' }).tap()
    await drawing.getByRole('button', { name: /^4, / }).first().tap()
    await expectAccessible()
    await drawing.getByRole('button', { name: 'Use This Part' }).tap()
    await expect(entry.getByLabel('Part number 2')).not.toHaveValue('')
    await expect(entry.getByRole('button', { name: /^Position of part 2: 2 › 4 · / })).toBeVisible()
  })

  await test.step('a photo is lost with the connection, and Save sends it again with everything typed', async () => {
    const buffer = await clearPicture(page)
    await page.route('**/api/photos', (route) => route.abort())
    await entry
      .getByLabel('Photos', { exact: true })
      .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer })
    await expect(entry.getByText('The connection was lost. Send the photo again.')).toBeVisible()
    await expect(entry.getByLabel('What was done')).toHaveValue(text)
    await expectAccessible()
    await expectNarrow(page)
    await page.unroute('**/api/photos')
    await entry.getByRole('button', { name: 'Save Entry' }).tap()
    await expect(entry).toBeHidden()
  })

  await test.step('the history shows it, large and by keyboard', async () => {
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText(text)).toBeVisible()
    await expectDrawn(history.getByRole('img', { name: /^Photo 1, / }).first())
    await history
      .getByRole('button', { name: /^Photo 1, / })
      .first()
      .press('Enter')
    const photo = page.getByRole('dialog')
    const large = photo.getByRole('img', { name: /^Photo 1 of 1, / })
    await expectDrawn(large)
    expect(await large.evaluate(firstPixel)).toEqual([255, 255, 255, 255])
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(photo).toBeHidden()
    await expectAccessible()
  })

  await test.step('a claim takes it over, and the staff see it', async () => {
    await open(rosa, `/orders/${number}`)
    await page.getByRole('button', { name: /^Claim .*TB10773$/ }).tap()
    const claim = page.getByRole('dialog', { name: 'Claim TB10773' })
    await claim.getByLabel('Quantity').fill('1')
    await claim.getByRole('combobox', { name: 'Serial number of the pump' }).fill('100234')
    await claim.getByLabel('Reason').fill(text)
    await claim
      .getByRole('checkbox', { name: /^Photo 1, / })
      .first()
      .check()
    await expectAccessible()
    await expectNarrow(page)
    await claim.getByRole('button', { name: 'Send Claim' }).tap()
    await expect(claim).toBeHidden()
    await expectDrawn(page.getByRole('img', { name: 'Photo 1, Warranty claim of 1' }))

    await open(ada, `/manage/claims?filter=${number}`)
    await page.getByRole('link', { name: /^View Claim/ }).tap()
    await expectDrawn(page.getByRole('img', { name: /^Photo 1, Claim / }))
    await expectAccessible()
  })
})

/** A transparent PNG of more than 10 MB, which only the browser can make small enough to be sent. */
async function clearPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 3_000, height: 2_000 })
    return canvas.toDataURL('image/png')
  })
  return Buffer.concat([Buffer.from(url.split(',')[1] ?? '', 'base64'), Buffer.alloc(photoLimits.bytes)])
}

function firstPixel(picture: HTMLImageElement): number[] {
  const context = document.createElement('canvas').getContext('2d')
  context?.drawImage(picture, 0, 0)
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
}

/** Waits for a picture whose bytes the browser could draw. */
const expectDrawn = (picture: Locator) =>
  expect
    .poll(() =>
      picture.evaluate((one) => (one.querySelector('img') ?? (one as HTMLImageElement)).naturalWidth),
    )
    .toBeGreaterThan(0)
