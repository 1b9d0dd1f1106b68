import { accountMessages } from '@volute/domain/people/accounts'
import { permissions } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const coast = { accountId: 4, code: 'D-200', name: 'Coast Pumps', companyCount: 0, companyName: null }
const central = {
  ...coast,
  accountId: 5,
  code: 'D-100',
  name: 'Central',
  companyCount: 1,
  companyName: 'Alder Dairy',
}
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(held = [...permissions]) {
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: held, token: 't1', accessToken: null })
  page = await openPage('/manage/accounts?kind=distributor', {
    'GET /account/distributor': { rowCount: 2, isMore: false, accounts: [central, coast] },
    'POST /account/distributor': { accountId: 6 },
    'PUT /account/distributor/4': {},
    'DELETE /account/distributor/4': {},
  })
  await shown(() => textsOf('main tbody tr').length)
}

const sent = (method: string, path: string, body?: object) =>
  expect(fetch).toHaveBeenCalledWith(
    `/api${path}`,
    expect.objectContaining({ method, ...(body && { body: JSON.stringify(body) }) }),
  )

it('the page lists code, name and company, and creates one (ACCOUNT-01, ACCOUNT-02)', async () => {
  await open()
  expect(textsOf('main tbody td')).toEqual([
    'Central',
    'D-100',
    'Alder Dairy',
    'Coast Pumps',
    'D-200',
    'Not used',
  ])
  expect(textsOf('nav [aria-current="page"]')).toEqual(['Distributors'])
  await press('Create Distributor')
  const dialogs = () => document.querySelectorAll('[role="dialog"]').length
  await shown(dialogs)
  await fill(await field('Name'), 'Great Basin')
  await press('Create Distributor')
  expect(textsOf('[role="dialog"] [role="alert"], [role="dialog"] p').join()).toContain(
    accountMessages.codeMissing,
  )
  await fill(await field('Code'), 'D-300')
  await press('Create Distributor')
  await shown(() => dialogs() === 0)
  sent('POST', '/account/distributor', { code: 'D-300', name: 'Great Basin' })
})

it('one that is not used can be renamed and removed, its code is fixed (ACCOUNT-03, ACCOUNT-04)', async () => {
  await open()
  await press('Central')
  await shown(() => textsOf('[role="dialog"] h2').includes('Rename Distributor'))
  expect(textsOf('[role="dialog"] button')).not.toContain('Remove Distributor')
  await press('Close')
  await press('Coast Pumps')
  await shown(() => textsOf('[role="dialog"] button').includes('Remove Distributor'))
  expect(((await field('Code')) as HTMLInputElement).readOnly).toBe(true)
  await fill(await field('Name'), 'Coast Supply')
  await press('Save Changes')
  await shown(() => document.querySelectorAll('[role="dialog"]').length === 0)
  sent('PUT', '/account/distributor/4', { name: 'Coast Supply' })
})

it('who may only edit companies neither creates nor removes one (ACCOUNT-06)', async () => {
  await open(['UPDATE_COMPANY'])
  expect(textsOf('main button')).not.toContain('Create Distributor')
  await press('Coast Pumps')
  await shown(() => textsOf('[role="dialog"] button').includes('Save Changes'))
  expect(textsOf('[role="dialog"] button')).not.toContain('Remove Distributor')
})
