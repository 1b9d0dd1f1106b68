import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, getSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const kestrel = { companyId: 2, name: 'Kestrel Mining', isPackager: true }
const list = 'GET /company'
const replies = {
  [list]: {
    rowCount: 2,
    isMore: false,
    companies: [kestrel, { companyId: 3, name: 'Alder', isPackager: false }],
  },
  'PUT /session/company': { ...nobody, userId: 3, companyId: 2, companyName: kestrel.name },
}
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(answers: Record<string, unknown>, held: Permission = 'CROSS_COMPANY') {
  const sol = { ...nobody, userId: 3, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...sol, permissions: [held], token: 't1', accessToken: null })
  page = await openPage('/dashboard/companies', answers)
  await shown(() => textsOf('main :is(li, h1, [role="alert"])').length)
}

it('staff filter the companies, and a click acts for one (SHELL-06, SHELL-56)', async () => {
  await open(replies)
  await shown(() => textsOf('main li').length)
  expect([textsOf('main h1'), textsOf('main li')]).toEqual([
    ['Companies 2'],
    ['Kestrel MiningPackager', 'Alder'],
  ])
  await fill(await field('Filter results'), 'kes')
  expect(page.router.state.location.search).toEqual({ filter: 'kes' })
  await press('Kestrel Mining')
  await shown(() => page.router.state.location.pathname === '/dashboard/general')
  expect([getSession().user.companyId, getSession().user.originalCompanyId]).toEqual([2, 1])
  expect(fetch).toHaveBeenCalledWith(
    '/api/session/company',
    expect.objectContaining({ body: '{"companyId":2}' }),
  )
})

it('companies that fail to load show the server error card (SHELL-59)', async () => {
  await open({ [list]: new Response('', { status: 500 }) })
  await shown(() => textsOf('main [role="alert"]').length)
  expect(textsOf('main [role="alert"] :is(h2, p)')).toEqual([
    'Internal Server Error',
    'Internal server error. Failed to load the companies.',
  ])
})

it.each<[Permission, string]>([
  ['CROSS_COMPANY', 'Kestrel Mining'],
  ['MANAGE_ORDERS', 'Company Access Denied'],
])("the provider's staff with %s see %s (SHELL-58, PERM-11, PERM-18)", async (held, seen) => {
  await open(replies, held)
  await shown(() => textsOf('main').join().includes(seen))
  expect(textsOf('main li').join().includes('Kestrel Mining')).toBe(held === 'CROSS_COMPANY')
})
