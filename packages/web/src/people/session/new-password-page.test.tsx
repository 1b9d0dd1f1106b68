import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
})

async function open(path: string) {
  page = await openPage(path)
  await shown(() => textsOf('main h1').includes('Choose a new password'))
  for (const label of ['New Password', 'Confirm Password'])
    await fill(await field(label), 'Remembered-Pass-1')
}
const submit = () => act(async () => document.querySelector('form')?.requestSubmit())

it('with an access token Enter saves the new password of the temporary session (AUTH-28, AUTH-29)', async () => {
  const fern = { ...nobody, userId: 7, companyId: 2, emailAddress: 'fern@acme.example' }
  startSession({ ...fern, token: '', accessToken: 'a1' })
  await open('/change-temp-password')
  expect(textsOf('main label')).toEqual(['New Password', 'Confirm Password'])
  await submit()
  await shown(() => textsOf('main [role="alert"]').length)
  const body = { emailAddress: 'fern@acme.example', newPassword: 'Remembered-Pass-1', accessToken: 'a1' }
  expect(fetch).toHaveBeenCalledWith(
    '/api/registration/password',
    expect.objectContaining({ method: 'PUT', body: JSON.stringify(body) }),
  )
})

it('without an access token Save Password shows an error, and a link leads back to the sign-in (AUTH-28, AUTH-29)', async () => {
  await open('/change-temporary-password')
  await press('Save Password')
  expect(textsOf('main [role="alert"]')).toEqual(['Unable to change password.'])
  expect(fetch).not.toHaveBeenCalledWith('/api/registration/password', expect.anything())
  expect(document.querySelector('main a[href="/login"]')?.textContent).toBe('Return to Login')
})
