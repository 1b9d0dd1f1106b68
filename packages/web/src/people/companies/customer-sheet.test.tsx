import { permissions } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const river = { accountId: 4, code: 'RIV-1', name: 'Riverbend', companyCount: 0, companyName: null }
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(held = [...permissions]) {
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: held, token: 't1', accessToken: null })
  const none = { rowCount: 0, isMore: false }
  page = await openPage('/manage/companies?add=customer', {
    'GET /company/map': { ...none, companies: [] },
    'GET /account/customer': { rowCount: 1, isMore: false, accounts: [river] },
    'GET /account/distributor': { ...none, accounts: [] },
    'POST /company/open': { companyId: 9 },
  })
  await shown(() => textsOf('[role="dialog"] h2').includes('Add Customer'))
}

const labels = () => textsOf('[role="dialog"] label').map((text) => text.replace(/\s*optional$/, ''))

it('the address of the page opens the sheet, and one call creates company, account, distributor and invitation (OPEN-01)', async () => {
  await open()
  expect(labels()).toEqual([
    'Company Name',
    'Account Identifier',
    'Account Name',
    'Distributor Code',
    'Distributor Name',
    'Administrator’s Email',
  ])
  await fill(await field('Company Name'), 'Riverbend Irrigation')
  await fill(await field('Account Identifier'), 'riv-1')
  await shown(async () => ((await field('Account Name')) as HTMLInputElement).value === 'Riverbend')
  await fill(await field('Distributor Code'), 'D-1')
  await fill(await field('Administrator’s Email'), 'dana@riverbend.example')
  await press('Create and Send Invitation')
  await shown(() => document.querySelectorAll('[role="dialog"]').length === 0)
  expect(fetch).toHaveBeenCalledWith(
    '/api/company/open',
    expect.objectContaining({
      body: JSON.stringify({
        companyName: 'Riverbend Irrigation',
        accountCode: 'riv-1',
        accountName: '',
        distributorCode: 'D-1',
        distributorName: '',
        emailAddress: 'dana@riverbend.example',
      }),
    }),
  )
  expect(page.router.state.location.search).toEqual({})
})

it('a name without a code is rejected at its field (OPEN-02)', async () => {
  await open()
  await fill(await field('Company Name'), 'Riverbend Irrigation')
  await fill(await field('Distributor Name'), 'Great Basin')
  await press('Create Company')
  expect(document.activeElement).toBe(await field('Distributor Code'))
})

it('the sheet shows only the parts that the person may fill (OPEN-03)', async () => {
  await open(['CREATE_COMPANY'])
  expect(labels()).toEqual(['Company Name', 'Account Identifier', 'Account Name'])
})
