import { afterEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { queryClient } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
})

const policy = {
  kind: 'privacy',
  version: 1,
  publishedUtc: null,
  sections: [{ title: 'What we keep', text: 'Your orders.' }],
}
const link = (text: string) =>
  [...document.querySelectorAll('main a')].find((one) => one.textContent === text)?.getAttribute('href')

it('the policy as text links to the PDF, and the PDF to the text (LEGAL-01)', async () => {
  page = await openPage('/privacy-policy-text', { 'GET /legal/privacy': policy })
  await shown(() => textsOf('main h2').includes('What we keep'))
  expect(textsOf('main h1')).toEqual(['Privacy Policy'])
  expect(link('View as PDF')).toBe('/privacy-policy-viewer')
  await page.router.navigate({ to: '/privacy-policy-viewer' })
  await shown(() => document.querySelector('main object'))
  const { type, data } = document.querySelector('main object') as HTMLObjectElement
  expect([type, new URL(data).pathname]).toEqual(['application/pdf', link('Download the PDF')])
  expect(link('View as Text')).toBe('/privacy-policy-text')
})

it('a policy that fails to load is loaded with Try again (LEGAL-01)', async () => {
  const replies: Record<string, unknown> = {}
  page = await openPage('/privacy-policy-text', replies)
  await shown(() => textsOf('main [role="alert"]').length)
  replies['GET /legal/privacy'] = policy
  await press('Try again')
  await shown(() => textsOf('main h2').includes('What we keep'))
  expect(textsOf('main [role="alert"]')).toEqual([])
})
