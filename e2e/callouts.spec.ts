import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  beginDraft,
  type Callout,
  getDraftDrawing,
  listDraftDrawings,
  saveCallouts,
} from '@volute/domain/workbench/workbench'
import { expectWork } from './expect-work.ts'
import { expect, test } from './fixtures.ts'
import { callShop, sessionOf } from './shop-session.ts'

const ada = 'ada@volute.example'
const drawn = join(import.meta.dirname, '../demo/catalogue/drawings/4RB-WE-10.svg')

test('an editor corrects and reviews a scanned drawing by keyboard (CALLOUT-50, CALLOUT-54, CALLOUT-65, CALLOUT-67)', async ({
  page,
  open,
  request,
  attempt,
  expectAccessible,
}) => {
  const { publicationId, drawingId } = await uploadFiles(request, `Scan ${attempt}`, await scanOf(page))
  // Replace the findings with fixed ones: two misread callouts, a sure one, and a false one.
  const { revision } = await callShop(
    request,
    saveCallouts,
    { drawingId, revision: await revisionOf(request, drawingId), callouts, isLookedAt: false },
    await sessionOf(request, ada),
  )
  expect(revision).toBeGreaterThan(1)
  await open(ada, `/workbench/${publicationId}/drawings/${drawingId}`)
  await expect(page.getByRole('heading', { level: 1, name: /4RB-WE-10/ })).toBeVisible()
  const looked = page.getByRole('button', { name: 'Mark as Reviewed' })
  await expect(looked).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Callouts without position 2' })).toBeVisible()

  await test.step('an unread callout gets its number', async () => {
    await page.getByRole('region', { name: /^Drawing: / }).focus()
    await page.keyboard.press('Tab')
    await expect(callout(page, 'Not read')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await expect(callout(page, '8, Casing, volute 4x3-10, D7232-2-CP, accepted')).toBeVisible()
    await expect(callout(page, '77, no position')).toBeFocused()
  })

  await test.step('a false callout is deleted, one is moved, and one is added', async () => {
    await page.keyboard.press('Delete')
    await expect(callout(page, '77')).toHaveCount(0)
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(callout(page, '1, Screw, hex cap')).toHaveAccessibleName(/accepted/)
    await page.keyboard.press('n')
    for (const key of ['ArrowLeft', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key)
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(callout(page, '3, Cover, suction, D7232-1-CI, accepted')).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('the sure callouts are accepted, and the drawing is marked as reviewed', async () => {
    await page.keyboard.press('a')
    await expect(looked).toBeEnabled()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Reviewed', { exact: true })).toBeVisible()
    const { found, state } = await drawingOf(request, drawingId)
    expect([state, found.map(({ text }) => text)]).toEqual(['LOOKED_AT', ['8', '1', '5', '3']])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
  })
})

const calloutOf = (x: number, y: number, text: string, confidence: number): Callout => ({
  x,
  y,
  width: 70,
  height: 70,
  shape: 'ROUND',
  text,
  confidence,
  state: 'PROPOSED',
})
const callouts = [
  calloutOf(1250, 30, '', 0.3),
  calloutOf(1500, 200, '77', 0.5),
  calloutOf(420, 1270, '1', 0.97),
  calloutOf(810, 515, '5', 0.97),
]

/** A drawing of the demo as a scanner would save it. */
async function scanOf(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 2000, height: 2000 })
  await page.setContent(`<body style="margin: 0; background: white">${await readFile(drawn, 'utf8')}`)
  const scan = await page.screenshot()
  await page.setViewportSize({ width: 1440, height: 900 })
  return scan
}

/** Begins a draft with the scan, and waits until the shop has searched it for callouts. */
async function uploadFiles(request: APIRequestContext, name: string, scan: Buffer) {
  const session = await sessionOf(request, ada)
  const { publicationId: id } = await callShop(request, beginDraft, { name }, session)
  const publicationId = String(id)
  const uploaded = await request.post(
    `/api/workbench/publications/${publicationId}/files?name=4RB-WE-10.png`,
    {
      data: scan,
      headers: {
        Authorization: `Bearer ${session.token}`,
        'X-Company-Id': String(session.companyId),
        'Content-Type': 'application/octet-stream',
      },
    },
  )
  expect(uploaded.status()).toBe(201)
  const drawings = async () =>
    (await callShop(request, listDraftDrawings, { publicationId }, session)).drawings
  await expectWork.poll(async () => (await drawings())[0]?.state).toBe('TO_LOOK_AT')
  return { publicationId, drawingId: String((await drawings())[0]?.drawingId) }
}

async function drawingOf(request: APIRequestContext, drawingId: string) {
  return callShop(request, getDraftDrawing, { drawingId }, await sessionOf(request, ada))
}

const revisionOf = async (request: APIRequestContext, drawingId: string) =>
  (await drawingOf(request, drawingId)).revision

const callout = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Callouts of the drawing' }).getByRole('button', { name })
