import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, press, shown } from '../../../test/open-page.tsx'
import { click, renderInShop } from '../../../test/render.tsx'
import { clearSession } from '../../core/api/index.ts'
import { ConsentModal } from './consent-modal.tsx'

const fetch = vi.fn<typeof globalThis.fetch>()
const [onAccepted, onDeclined] = [vi.fn(), vi.fn()]
let page: Awaited<ReturnType<typeof renderInShop>>
let accepts: Response

beforeEach(async () => {
  vi.resetAllMocks()
  clearSession()
  accepts = Response.json({})
  fetch.mockImplementation(async (_, { method } = {}) =>
    method === 'POST'
      ? accepts
      : Response.json({
          kind: 'privacy',
          version: 3,
          publishedUtc: null,
          sections: [{ title: 'Who we are', text: 'Volute.' }],
        }),
  )
  vi.stubGlobal('fetch', fetch)
  page = await renderInShop(<ConsentModal token="new" onAccepted={onAccepted} onDeclined={onDeclined} />)
  await shown(() => document.body.textContent.includes('Who we are'))
})
afterEach(async () => {
  await page.remove()
  vi.unstubAllGlobals()
})

const posted = () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST')
const goOn = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Continue')

it('the consent must be ticked, is posted without a body, and then continues (AUTH-15, AUTH-16, AUTH-17)', async () => {
  expect(goOn()?.disabled).toBe(true)
  await click(await field('I have read and agree to the Privacy Policy.'))
  await press('Continue')
  await shown(() => onAccepted.mock.calls.length === 1)
  const [[url, init] = []] = posted()
  expect([url, init?.body ?? null, init?.headers]).toEqual([
    '/api/accept/eula',
    null,
    { Authorization: 'Bearer new' },
  ])
})

it('a failed consent shows the reason and does not continue (AUTH-17)', async () => {
  accepts = Response.json({ error: 'Unable to accept the policy.' }, { status: 400 })
  await click(await field('I have read and agree to the Privacy Policy.'))
  await press('Continue')
  await shown(() => document.querySelector('[role=alert]')?.textContent === 'Unable to accept the policy.')
  expect(onAccepted).not.toHaveBeenCalled()
})

it('a declined consent posts nothing (AUTH-18)', async () => {
  await press('Cancel')
  expect([onDeclined.mock.calls.length, posted()]).toEqual([1, []])
})
