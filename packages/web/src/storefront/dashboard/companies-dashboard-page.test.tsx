import type { Permission } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { openPage, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
})

const companies = [{ companyId: 5, name: 'Alder Dairy', isPackager: false }]

it.each<[Permission, string]>([
  ['CROSS_COMPANY', 'Alder Dairy'],
  ['MANAGE_ORDERS', 'Company Access Denied'],
])("the provider's staff with %s see %s (SHELL-58, PERM-11, PERM-18)", async (held, seen) => {
  const staff = { ...nobody, userId: 7, companyId: 1, companyName: 'Volute', worksForProvider: true }
  startSession({ ...staff, permissions: [held], token: 't1', accessToken: null })
  const found = { rowCount: 1, isMore: false, companies }
  page = await openPage('/dashboard/companies', { 'GET /company': found })
  await shown(() => textsOf('main').join().includes(seen))
  expect(textsOf('main').join().includes('Alder Dairy')).toBe(held === 'CROSS_COMPANY')
})
