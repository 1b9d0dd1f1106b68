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

it('a group names the words that none of its hits has, and a corrected word has one reading (FIND-44, FIND-45)', async () => {
  startSession({
    ...nobody,
    userId: 7,
    companyId: 2,
    companyName: 'Riverbend',
    token: 't1',
    accessToken: null,
  })
  const hit = {
    kind: 'manual',
    name: 'OM-4RB',
    url: '/documents/OM-4RB.pdf',
    page: 12,
    snippet: { text: 'Impeller', marks: [] },
    pumpModels: [],
  }
  page = await openPage('/search?q=impellor+316+duplex', {
    'GET /search/results': {
      exact: [],
      narrowedTo: null,
      meant: [{ typed: 'impellor', meant: ['impeller'] }],
      groups: [{ kind: 'manual', rowCount: 1, isMore: false, missing: ['316', 'duplex'], hits: [hit] }],
      facets: { models: [], parts: [], inStock: 0 },
    },
  })
  await shown(() => document.querySelector('[data-hit]') !== null)
  expect(textsOf('section > * p')).toContain('Missing: 316, duplex')
  expect(textsOf('h1 ~ *').join()).toContain('Showing results for impeller instead of impellor.')
})
