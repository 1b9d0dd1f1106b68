import { afterEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { changeCompany, clearSession, getSession, nobody, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
})

it("Exit restores the user's own company, then leads to its dashboard (AUTH-24)", async () => {
  const { originalCompanyId, ...volute } = {
    ...nobody,
    userId: 3,
    companyId: 1,
    companyName: 'Volute',
    worksForProvider: true,
    isCompanyHidden: false,
    permissions: ['CROSS_COMPANY' as const],
  }
  startSession({ ...volute, token: 't1', accessToken: null })
  changeCompany({
    ...volute,
    companyId: 2,
    companyName: 'Kestrel Mining',
    worksForProvider: false,
    isPackager: true,
  })
  page = await openPage('/account/password', { 'DELETE /session/company': volute })
  await press('Exit Kestrel Mining')
  await shown(() => page.router.state.location.pathname === '/dashboard/companies')
  expect(getSession()).toEqual({
    user: { ...volute, originalCompanyId: 1 },
    token: 't1',
    accessToken: null,
  })
})
