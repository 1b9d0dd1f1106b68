import { figureFacts, figureKeys } from '@volute/domain/backoffice/today'
import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { openPage, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

const weeks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const figure = { isMore: false, before: null, weeks }
const answer = {
  today: '2026-11-28',
  figures: figureKeys.map((key, value) =>
    key === 'lost' ? { ...figure, key, value: 1234.5, before: 1000 } : { ...figure, key, value },
  ),
}

async function open(path: string, permissions: Permission[]) {
  const ada = {
    ...nobody,
    userId: 1,
    companyId: 1,
    companyName: 'Volute',
    worksForProvider: true,
    isProviderStaff: true,
  }
  startSession({ ...ada, permissions, token: 't1', accessToken: null })
  page = await openPage(path, {
    'GET /today': answer,
    'GET /company': {
      rowCount: 1,
      isMore: false,
      companies: [{ companyId: 2, name: 'Kestrel', isPackager: false }],
    },
  })
}

it('each figure leads to its list, and its trend is a table for screen readers (TODAY-01)', async () => {
  await open('/dashboard/today', ['MANAGE_ORDERS'])
  await shown(() => textsOf('main li').length > 0)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main li > a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orders to do 0', '/manage/orders'],
    ['Late orders 1', '/manage/orders?status=Late'],
    ['Due this week 2', '/manage/orders?status=Due+This+Week'],
    ['Open claims 3', '/manage/claims'],
    ['Requests to join 4', '/manage/support/requests'],
    ['Quotes expiring this week 5', '/demand?tab=quotes&rows=LAPSING'],
    ['Lost sales, 3 months $1,234.50', '/demand?tab=parts'],
    ['Catalogue drafts 7', '/workbench?rows=UNPUBLISHED'],
    ['Failed jobs 8', '/manage/support/jobs'],
  ])
  const lost = document.querySelectorAll('main li')[6]
  expect(lost?.querySelector('caption')?.textContent).toBe(`${figureFacts.lost.trend} by week`)
  expect([...(lost?.querySelectorAll('tr') ?? [])].at(-1)?.textContent).toBe('Week from 11/22/2026$12.00')
  expect(lost?.textContent).toContain('$1,000.00 in the 3 months before')
  expect(document.querySelectorAll('main svg[aria-hidden="true"] rect')).toHaveLength(9 * weeks.length)
})

it('the companies show the figures above them, with a way to the day, only for staff who may see some (TODAY-06)', async () => {
  await open('/dashboard/companies', ['CROSS_COMPANY', 'MANAGE_ORDERS'])
  await shown(() => textsOf('main nav[aria-label="Today"] a').length > 0)
  expect(textsOf('main nav[aria-label="Today"] a')[0]).toBe('1 Late orders')
  expect(textsOf('main nav[aria-label="Start"] a')).toEqual(['Today', 'Companies'])
  await page.close()
  queryClient.clear()
  await open('/dashboard/companies', ['CROSS_COMPANY'])
  await shown(() => textsOf('main h1').length > 0)
  expect(textsOf('main nav')).toEqual([])
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('/api/today'), expect.anything())
})
