import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { click, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const paintColors = [
  { paintColorId: 4, name: 'Safety Blue', hexCode: '#0000ff' },
  { paintColorId: 5, name: 'Machine Grey', hexCode: '#888888' },
]
const replies = {
  'GET /company/2/preference': { defaultPaintColor: { paintColorId: 4 }, refusesUsedPo: false },
  'GET /paint-color': { paintColors },
  'PUT /company/2/preference': {},
}
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(answers: object = replies, mayChange = true) {
  const rosa = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend' }
  const permissions = mayChange ? (['UPDATE_ROLES'] as const) : []
  startSession({ ...rosa, permissions: [...permissions], token: 't1', accessToken: null })
  page = await openPage('/company/2/preference', { ...answers })
}
const chosen = () => document.querySelector<HTMLInputElement>('main input:checked')?.labels?.[0]?.textContent

it('preferences that fail to load show an error and Try again (ERR-13)', async () => {
  await open({})
  await shown(() => textsOf('[role="alert"]').length)
  expect(textsOf('[role="alert"] p')).toEqual(['Unable to retrieve company preference setting.'])
  expect(textsOf('main button')).toEqual(['Try again'])
})

it('the default paint colour can be chosen, undone and saved (PREF-01, PREF-04)', async () => {
  await open()
  await field('Safety Blue')
  expect(textsOf('main fieldset label')).toEqual(['No Paint', 'Safety Blue', 'Machine Grey'])
  expect([chosen(), textsOf('main form button')]).toEqual(['Safety Blue', ['Save Changes', 'Undo Changes']])
  await click(await field('No Paint'))
  expect(chosen()).toBe('No Paint')
  await press('Undo Changes')
  expect(chosen()).toBe('Safety Blue')
  await click(await field('Machine Grey'))
  await press('Save Changes')
  await shown(() => document.body.textContent.includes('Company preference settings have been updated.'))
  expect(fetch).toHaveBeenCalledWith(
    '/api/company/2/preference',
    expect.objectContaining({ method: 'PUT', body: '{"defaultPaintColor":5,"refusesUsedPo":false}' }),
  )
  expect(chosen()).toBe('Machine Grey')
})

it('the company can refuse a PO number that was ordered before (READ-11)', async () => {
  await open()
  await click(await field('Reject a PO number that was used before'))
  await press('Save Changes')
  await shown(() => document.body.textContent.includes('Company preference settings have been updated.'))
  expect(fetch).toHaveBeenCalledWith(
    '/api/company/2/preference',
    expect.objectContaining({ method: 'PUT', body: '{"defaultPaintColor":4,"refusesUsedPo":true}' }),
  )
})

it('the default paint colour is read-only without the permission to change it (PREF-01)', async () => {
  await open(replies, false)
  await field('Safety Blue')
  expect(document.querySelector('main fieldset')?.matches(':disabled')).toBe(true)
  expect(textsOf('main form button')).toEqual([])
})
