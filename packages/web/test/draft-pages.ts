import type { Publication } from '@volute/domain/workbench/workbench'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearSession, nobody, startSession } from '../src/core/api/index.ts'
import { changes } from '../src/workbench/workbench/examples.ts'
import { openPage, shown } from './open-page.tsx'
import { textsOf } from './render.tsx'

export const draftPath = '/workbench/publications/7'
const draftChanges = { rowCount: 60, isMore: false, changes }

/** Opens pages of the draft 7 for Ada in each test of a file, and reads what they sent. */
export function draftPages() {
  let page: Awaited<ReturnType<typeof openPage>>
  beforeEach(() => {
    const ada = { ...nobody, userId: 1, companyId: 1, companyName: 'Volute', worksForProvider: true }
    startSession({ ...ada, permissions: ['MANAGE_CATALOGUE'], token: 't1', accessToken: null })
  })
  afterEach(async () => {
    await page.close()
    clearSession()
  })

  async function open(publication: Publication, replies: Record<string, unknown> = {}, search = '') {
    page = await openPage(`/workbench/7${search}`, {
      [`GET ${draftPath}`]: publication,
      [`GET ${draftPath}/difference`]: draftChanges,
      ...replies,
    })
    await shown(() => textsOf('h1').includes('Prices 2027'))
  }

  const calls = () =>
    vi.mocked<(url: string, init?: { method?: string; body?: string }) => unknown>(fetch).mock.calls

  /** Last request URL and body of a method. */
  function sent(method: string) {
    const [url = '', init] = calls().findLast(([, one]) => one?.method === method) ?? []
    return [url, init?.body ? JSON.parse(init.body) : null]
  }

  /** Path and search part of the page's address. */
  const path = () => page.router.state.location.pathname
  const place = () => page.router.state.location.searchStr
  return { open, close: () => page.close(), calls, sent, place, path }
}
