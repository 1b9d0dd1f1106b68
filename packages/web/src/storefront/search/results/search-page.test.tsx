import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openPage, shown } from '../../../../test/open-page.tsx'
import { textsOf } from '../../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
  queryClient.clear()
})

it('an address without a text shows nothing of the previous search (FIND-32)', async () => {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
  page = await openPage('/search?q=packing', {
    'GET /search/results': {
      exact: [],
      narrowedTo: null,
      meant: [],
      groups: [{ kind: 'part', rowCount: 12, isMore: false, hits: [] }],
      facets: { models: [], parts: [], inStock: 0 },
    },
  })
  await shown(() => textsOf('h1')[0]?.endsWith('12'))
  await act(async () => page.router.navigate({ to: '/search', search: {} }))
  await shown(() => textsOf('h1')[0]?.startsWith('Search'))
  expect(textsOf('h1')).toEqual(['Search'])
})
