import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { click, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

it.each([
  ['/mobile-app-landing', 'Loading...'],
  ['/mobile-app-loading', 'Loading...'],
  ['/render', ''],
])('%s shows everybody the logo and %j, and requests nothing (LEGAL-06)', async (path, text) => {
  page = await openPage(path)
  await shown(() => textsOf('main h1').includes('Volute'))
  expect(textsOf('main')).toEqual([`Volute${text}`])
  expect(textsOf('main [role="status"]').join()).toBe(text)
  expect(document.title).toBe('Volute')
  expect(fetch).not.toHaveBeenCalled()
})

it('/policy-review shows the policy to everybody (LEGAL-06)', async () => {
  page = await openPage('/policy-review')
  await shown(() => textsOf('main h1').length)
  expect(textsOf('main h1')).toEqual(['Privacy Policy'])
})

const accepts = 'POST /accept/eula'
async function openTerms() {
  startSession({ ...nobody, userId: 7, companyId: 2, token: 't1', accessToken: null })
  page = await openPage('/mobile-app-eula', {
    'GET /legal/privacy': { kind: 'privacy', version: 1, publishedUtc: null, sections: [] },
    [accepts]: {},
  })
  await shown(() => textsOf('[role="dialog"] h2').includes('Privacy Policy'))
}

it('accepted terms of the mobile app are posted and lead to the dashboard (LEGAL-03, LEGAL-04)', async () => {
  await openTerms()
  await click(await field('I have read and agree to the Privacy Policy.'))
  await press('Continue')
  await shown(() => page.router.state.location.pathname === '/dashboard/general')
  expect(fetch).toHaveBeenCalledWith('/api/accept/eula', expect.objectContaining({ method: 'POST' }))
})

it('declined terms of the mobile app lead to the sign-in, which says why (LEGAL-03, LEGAL-05)', async () => {
  await openTerms()
  await press('Cancel')
  await shown(() => page.router.state.location.pathname === '/login/policy-rejected')
  await shown(() => textsOf('main [role="alert"]').length)
  expect(textsOf('main [role="alert"]')).toEqual(['Privacy Policy must be accepted to be allowed to login.'])
  expect(fetch).not.toHaveBeenCalledWith('/api/accept/eula', expect.anything())
})
