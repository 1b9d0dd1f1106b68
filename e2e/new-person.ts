import { type APIRequestContext, expect } from '@playwright/test'
import { PASSWORD } from './shop-session.ts'

interface NewPerson {
  name: string
  email: string
  companyName: string
  /** Reads the temporary password from the mail. */
  temporaryPassword: (recipient: string) => Promise<string>
}

/** Registers a person with a new company, sets the usual password and accepts the policy. */
export async function registerPerson(request: APIRequestContext, person: NewPerson) {
  const { name, email, companyName, temporaryPassword } = person
  await post(request, 'company/user', { name, emailAddress: email, companyName, companyAddress: '' })
  const signIn = (password: string) => post(request, 'authenticate', { username: email, password })
  const { accessToken } = await signIn(await temporaryPassword(email))
  const saved = await request.put('/api/registration/password', {
    data: { emailAddress: email, newPassword: PASSWORD, accessToken },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const { token } = await signIn(PASSWORD)
  await request.post('/api/accept/eula', { headers: { Authorization: `Bearer ${token}` } })
}

async function post(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api/registration/${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { token: string; accessToken: string | null }
}
