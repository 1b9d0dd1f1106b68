import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const list = 'GET /manage-company-distributors'
const coast = { distributorAccountId: 9, name: 'Coast Pumps' }
const company = { companyId: 3, name: 'Alder Dairy', distributorAccountId: null }
const listOf = (distributorAccountId: number | null) => ({
  rowCount: 1,
  isMore: false,
  companies: [{ ...company, distributorAccountId }],
  distributors: [coast],
  isMoreDistributors: false,
})
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(distributorAccountId: number | null) {
  const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...ada, permissions: ['UPDATE_COMPANY'], token: 't1', accessToken: null })
  const replies: Record<string, unknown> = {
    [list]: listOf(distributorAccountId),
    'GET /manage-company-distributors/choices': { distributors: [{ ...coast, company: null }] },
    'PUT /manage-company-distributors/3': {},
    'DELETE /manage-company-distributors/3': {},
  }
  page = await openPage('/manage-company-distributors', replies)
  await press('Alder Dairy')
  return replies
}

it('a row links a distributor by its name (DIST-02)', async () => {
  const replies = await open(null)
  expect(textsOf('main section button')).toEqual(['Link Distributor'])
  await fill(await field('Distributor'), 'coast pumps')
  replies[list] = listOf(9)
  await press('Link Distributor')
  await shown(() => textsOf('main section strong').includes('Coast Pumps'))
  expect(fetch).toHaveBeenCalledWith(
    '/api/manage-company-distributors/3',
    expect.objectContaining({ method: 'PUT', body: '{"distributorAccountId":9}' }),
  )
})

it('a row removes the link to its distributor (DIST-02)', async () => {
  const replies = await open(9)
  expect(textsOf('main section span')).toContain('Linked to Coast Pumps')
  replies[list] = listOf(null)
  await press('Remove Link')
  await field('Distributor')
  expect(fetch).toHaveBeenCalledWith(
    '/api/manage-company-distributors/3',
    expect.objectContaining({ method: 'DELETE' }),
  )
})
