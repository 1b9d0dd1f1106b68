import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FleetPumpRow } from '@volute/domain/service/fleet'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, permissions: ['MANAGE_FLEET'], token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
  queryClient.clear()
})

const pump: FleetPumpRow = {
  fleetPumpId: 7,
  pumpId: 3,
  serialNumber: '100234',
  model: '4RB',
  bomNumber: '4RB-EM-100',
  tag: 'P-1',
  nickname: null,
  site: null,
  criticality: null,
  lastBought: null,
  retiredUtc: null,
}
const open = async (pumps: FleetPumpRow[], added: unknown) => {
  page = await openPage('/fleet', {
    'GET /fleet': { rowCount: pumps.length, isMore: false, pumps },
    'GET /fleet/sites': { sites: [] },
    'POST /fleet': added,
  })
}

it('a first list without matches says so and offers the near matches (FLEET-05, FLEET-06)', async () => {
  const nearest = [{ serialNumber: '100235', model: '4RB' }]
  await open([], { pumps: [{ typed: '100236', outcome: 'NOT_FOUND', found: null, nearest }] })
  await fill(await field('Serial Numbers'), '100236')
  await press('Add Pumps')
  await shown(() => document.querySelector('[role="dialog"] table'))
  expect(textsOf('[role="dialog"] [role="status"]')).toEqual(['1 not found'])
  expect(textsOf('[role="dialog"] td button')).toEqual(['Add 100235 4RB in the place of 100236'])
  await press('Add More')
  expect(document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea')?.value).toBe('')
})

it('a list that was not added is still there when the dialog opens again, without the error (FLEET-05)', async () => {
  await open([pump], Response.json({ error: 'Unable to add the pumps.' }, { status: 400 }))
  const dialog = () => document.querySelector('[role="dialog"]')
  const alerts = () => textsOf('[role="dialog"] [role="alert"]').length
  await press('Add Pumps')
  await fill(await field('Serial Numbers'), '100235')
  await press('Add Pumps')
  await shown(alerts)
  await press('Cancel')
  await shown(() => !dialog())
  await press('Add Pumps')
  expect(((await field('Serial Numbers')) as HTMLTextAreaElement).value).toBe('100235')
  expect(alerts()).toBe(0)
})
