import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { openPage, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

const { shop } = window
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
  Object.assign(window, { shop })
})

const told =
  'The shop is not set up yet. It lacks its name and sales address and its terms of sale. Set up the shop'

it.each<[string, Permission[], string, object, string[]]>([
  ['who may', ['MANAGE_SHOP'], '/manage/shop', { isSetUp: false, termsVersion: null }, [told]],
  ['nobody of a complete shop', ['MANAGE_SHOP'], '/manage/shop', {}, []],
  ['who may not', [], '/dashboard/start', { isSetUp: false }, []],
  ['who is on another page', ['MANAGE_SHOP', 'MANAGE_ORDERS'], '/manage/shop', { isSetUp: false }, []],
])('missing settings of the shop are shown to %s (FACE-08)', async (_, permissions, path, lacks, alerts) => {
  Object.assign(window, { shop: { ...shop, ...lacks } })
  const ada = {
    ...nobody,
    userId: 1,
    companyId: 1,
    companyName: 'Volute',
    worksForProvider: true,
    permissions,
  }
  startSession({ ...ada, token: 't1', accessToken: null })
  page = await openPage(path)
  await shown(() => textsOf('h1').length)
  await shown(() => textsOf('[role="note"]').length === alerts.length)
  expect(textsOf('[role="note"]')).toEqual(alerts)
})
