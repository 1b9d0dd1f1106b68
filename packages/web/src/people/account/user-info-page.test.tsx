import { accountMessages } from '@volute/domain/people/account'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../../test/open-page.tsx'
import { fill, textsOf } from '../../../test/render.tsx'
import { changeCompany, clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const ben = {
  ...nobody,
  permissions: ['CROSS_COMPANY' as const],
  userId: 7,
  companyId: 2,
  companyName: 'Riverbend Irrigation',
}
const saved = {
  userId: 7,
  name: 'Ben',
  emailAddress: 'ben@riverbend.example',
  phoneNumberCountryCode: null,
  phoneNumber: null,
  roleId: 3,
  permissions: [],
}
const replies = {
  'GET /company/2/user/7': saved,
  'GET /session/list': { sessions: [] },
  'PUT /company/2/user/7/profile': {},
  'DELETE /company/2/user/7': {},
}
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

async function open(actingFor?: string) {
  startSession({ ...ben, token: 't1', accessToken: null })
  if (actingFor) changeCompany({ ...ben, companyId: 9, companyName: actingFor })
  page = await openPage('/account/user-info', replies)
  await field('Email')
}
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form input:not([type="tel"])')].map((input) => [
    input.labels?.[0]?.textContent,
    input.value,
    input.readOnly,
  ])
const email = ['Email', saved.emailAddress, true]

it('email and company are read-only, and name and phone are editable (ACCT-01, ACCT-02, ACCT-03)', async () => {
  await open()
  expect(values()).toEqual([email, ['Company', ben.companyName, true], ['Name', 'Ben', false]])
  expect((await field('Phone'))?.hasAttribute('readonly')).toBe(false)
  expect(textsOf('main form > div > button')).toEqual(['Save Changes', 'Undo Changes', 'Delete Account'])
})

it('the company is hidden while acting for another company (ACCT-02)', async () => {
  await open('Kestrel Mining')
  expect(values()).toEqual([email, ['Name', 'Ben', false]])
})

it('Undo Changes restores the saved name, and Save Changes saves the typed one (ACCT-03, ACCT-10)', async () => {
  await open()
  await fill(await field('Name'), 'Somebody')
  await press('Undo Changes')
  expect(values().at(-1)).toEqual(['Name', 'Ben', false])
  await fill(await field('Name'), 'Benjamin')
  await press('Save Changes')
  await shown(() => document.body.textContent.includes('Account settings have been saved.'))
  const body = JSON.stringify({ name: 'Benjamin', phoneNumberCountryCode: null, phoneNumber: null })
  expect(fetch).toHaveBeenCalledWith(
    '/api/company/2/user/7/profile',
    expect.objectContaining({ method: 'PUT', body }),
  )
  expect(values().at(-1)).toEqual(['Name', 'Benjamin', false])
})

it('the account is deleted once PERMANENTLY DELETE is typed, and Cancel clears the text (ACCT-15, ACCT-16, CONST-11)', async () => {
  await open()
  await press('Delete Account')
  const phrase = () => field('Type PERMANENTLY DELETE to confirm')
  const isDisabled = () => document.querySelector<HTMLButtonElement>('[role=dialog] [type=submit]')?.disabled
  await fill(await phrase(), 'permanently delet')
  expect(isDisabled()).toBe(true)
  await press('Cancel')
  await press('Delete Account')
  expect((await phrase())?.getAttribute('value')).toBe('')
  await fill(await phrase(), 'permanently delete')
  expect([(await phrase())?.getAttribute('value'), isDisabled()]).toEqual(['PERMANENTLY DELETE', false])
  await press('Delete')
  await shown(() => page.router.state.location.pathname === '/login')
  expect(fetch).toHaveBeenCalledWith('/api/company/2/user/7', expect.objectContaining({ method: 'DELETE' }))
  expect(document.body.textContent).toContain(accountMessages.deleted)
})
