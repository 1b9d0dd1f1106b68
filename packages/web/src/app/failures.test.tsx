import { permissions } from '@volute/domain/core/permissions'
import { afterEach, expect, it } from 'vitest'
import { field, openPage, press, shown } from '../../test/open-page.tsx'
import { click, fill, textsOf } from '../../test/render.tsx'
import { clearSession, nobody, startSession } from '../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
})

const vic = { userId: 9, name: 'Vic', emailAddress: 'vic@riverbend.example', roleId: 3, isAbove: false }
const role = { roleId: 3, name: 'Clerk', description: '', immutable: false, permissions: [], holderCount: 1 }
const phone = { phoneNumber: null, phoneNumberCountryCode: null }
const alder = { companyId: 5, name: 'Alder Dairy', distributorAccountId: null }
const flags = { isPackager: false, isMigrating: false, isTest: false }
const prairie = { distributorAccountId: 4, name: 'Prairie Pump Supply' }
const password = 'Brand-New-Pass-2'

/** Responses of the server before the failing request. */
const account = { 'GET /company/2/user/7': { ...vic, ...phone, name: 'Ben' } }
const asInvited = {
  'POST /registration/user-exists': { userExistsInUserPool: true, userExistsInApplication: false },
  'POST /registration/invitation': { state: 'OPEN', companyName: 'Acme' },
}
const withoutConsent = {
  'POST /registration/authenticate': { ...nobody, token: 't1', accessToken: null, agreedToEula: false },
  'GET /legal/privacy': { kind: 'privacy', version: 3, publishedUtc: null, sections: [] },
}
const names = { 'GET /registration/company': { companies: [alder] } }
const roles = { 'GET /company/2/role': { roles: [role], permissions: [] } }
const savedRole = { ...roles, 'GET /company/2/role/3': { ...role, permissionIds: [] } }
const one = { rowCount: 1, isMore: false }
const none = { rowCount: 0, isMore: false }
const users = { 'GET /company/2/usergroup/map': { ...one, roles: [role], users: [{ ...vic, ...phone }] } }
const map = {
  'GET /company/map': { ...one, companies: [{ ...alder, ...flags }] },
  'GET /company/choices': { accounts: [], deviceTypes: [] },
}
const savedCompany = {
  ...map,
  'GET /company/5': {
    ...flags,
    companyName: 'Alder Dairy',
    accountId: null,
    account: null,
    ownedDevices: [],
  },
}
const unlinked = {
  'GET /manage-company-distributors': { ...one, companies: [alder], distributors: [] },
  'GET /manage-company-distributors/choices': { distributors: [{ ...prairie, company: null }] },
}
const linked = {
  'GET /manage-company-distributors': {
    ...one,
    companies: [{ ...alder, distributorAccountId: 4 }],
    distributors: [prairie],
  },
}
const colors = { 'GET /paint-color': { paintColors: [] } }
const quotes = { 'GET /sales-quote': { ...none, salesQuotes: [] } }
const preferences = { ...colors, 'GET /company/2/preference': { defaultPaintColor: null } }

/** Button to press, field to fill, or consent to give. */
type Step = string | [label: string, text: string] | typeof agree
const agree = Symbol('the consent')

const person: Step[] = [['Username', 'Dana'], ['Email', 'dana@acme.example'], agree]
const signIn: Step[] = [['Email', 'ben@riverbend.example'], ['Password', password], 'Sign In']
const newPassword: Step[] = [['New Password', password], ['Confirm Password', password], 'Save Password']
const phrase: Step = ['Type PERMANENTLY DELETE to confirm', 'PERMANENTLY DELETE']

it.each<[id: string, sentence: string, whose: string, path: string, replies: object, ...Step[]]>([
  ['ERR-10', 'Unable to complete login.', '', '/login', {}, ...signIn],
  [
    'ERR-11',
    'Internal server error. Unable to accept Privacy Policy, please try again later.',
    '',
    '/login',
    withoutConsent,
    ...signIn,
    agree,
    'Continue',
  ],
  ['ACCT-11 ERR-14', 'Unable to get user information.', 'Riverbend', '/account/user-info', {}],
  [
    'ERR-15',
    'Internal server error. Unable to delete account.',
    'Riverbend',
    '/account/user-info',
    account,
    'Delete Account',
    phrase,
    'Delete',
  ],
  ['ERR-14', 'Unable to update account.', 'Riverbend', '/account/user-info', account, 'Save Changes'],
  [
    'ERR-14',
    'Unable to update password.',
    'Riverbend',
    '/account/password',
    {},
    ['Current Password', 'Old-Pass-1'],
    ...newPassword,
  ],
  ['ERR-14', 'Unable to request new password.', '', '/forgot-password', {}, 'Send Verification Email'],
  ['ERR-14', 'Unable to change password.', 'temporary', '/change-temp-password', {}, ...newPassword],
  ['ERR-14', 'Unable to get user information.', '', '/accept-invite/dana@acme.example/code/Acme', {}],
  [
    'ERR-14',
    'Unable to create account.',
    '',
    '/accept-invite/dana@acme.example/code/Acme',
    asInvited,
    agree,
    'Accept',
  ],
  [
    'ERR-14',
    'Unable to create account.',
    '',
    '/register',
    names,
    ...person,
    ['Company Name', 'Acme'],
    'Create Company Account',
  ],
  [
    'ERR-14',
    'Unable to join company.',
    '',
    '/register',
    names,
    ...person,
    ['Company Name', 'Alder Dairy'],
    'Request to Join',
  ],
  [
    'ERR-14',
    'Unable to join company.',
    '',
    '/join-company',
    names,
    ...person,
    ['Company Name', 'Alder Dairy'],
    'Request to Join',
  ],
  [
    'ROLES-16',
    'Internal server error. Unable to get role settings.',
    'Riverbend',
    '/manage/roles',
    roles,
    'Clerk',
  ],
  [
    'ROLES-16',
    'Unable to create role.',
    'Riverbend',
    '/manage/roles',
    roles,
    'Create Role',
    ['Name', 'Buyer'],
    'Create Role',
  ],
  [
    'ROLES-16',
    'Unable to update role.',
    'Riverbend',
    '/manage/roles',
    savedRole,
    'Clerk',
    ['Name', 'Buyer'],
    'Save Changes',
  ],
  [
    'ROLES-16',
    'Unable to delete role.',
    'Riverbend',
    '/manage/roles',
    savedRole,
    'Clerk',
    'Delete Role',
    'Delete',
  ],
  [
    'USERS-20',
    'Unable to send invitations.',
    'Riverbend',
    '/manage/users',
    users,
    'Invite Users',
    ['Email 1', 'dana@acme.example'],
    ['Role 1', '3'],
    'Send Invites',
  ],
  ['USERS-20', 'Unable to update user.', 'Riverbend', '/manage/users', users, 'Vic', 'Save Changes'],
  ['USERS-20', 'Unable to delete user.', 'Riverbend', '/manage/users', users, 'Vic', 'Delete', 'Delete'],
  ['COMPANY-26', 'Unable to get company settings.', 'Volute', '/manage/companies', {}],
  ['COMPANY-26', 'Unable to get company settings.', 'Volute', '/manage/companies', map, 'Alder Dairy'],
  [
    'COMPANY-26',
    'Unable to create company.',
    'Volute',
    '/manage/companies',
    map,
    'Create Company',
    ['Company Name', 'Acme'],
    'Create Company',
  ],
  [
    'COMPANY-26',
    'Unable to update company.',
    'Volute',
    '/manage/companies',
    savedCompany,
    'Alder Dairy',
    'Save Changes',
  ],
  [
    'COMPANY-26',
    'Unable to delete company.',
    'Volute',
    '/manage/companies',
    savedCompany,
    'Alder Dairy',
    'Delete Company',
    phrase,
    'Delete',
  ],
  [
    'DIST-08',
    'Unable to link the requested distributor to the company.',
    'Volute',
    '/manage-company-distributors',
    unlinked,
    'Alder Dairy',
    ['Distributor', 'Prairie Pump Supply'],
    'Link Distributor',
  ],
  [
    'DIST-08',
    'Unable to delete link between company and distributor.',
    'Volute',
    '/manage-company-distributors',
    linked,
    'Alder Dairy',
    'Remove Link',
  ],
  ['CART-26', 'Internal server error. Unable to update shopping cart.', 'Riverbend', '/shopping-cart', {}],
  ['HISTORY-11', 'Failed to load sales order history', 'Riverbend', '/order-history', {}],
  ['HISTORY-11', 'Unable to sort order history data.', 'Riverbend', '/order-history', {}],
  ['HISTORY-11', 'Unable to open order details.', 'Riverbend', '/orders/100001', {}],
  ['QUOTE-18', 'Failed to load sales quote list', 'Riverbend', '/sales-quotes', {}],
  ['QUOTE-18', 'Unable to retrieve sales quotes.', 'Riverbend', '/sales-quotes', {}],
  ['QUOTE-18', 'Unable to retrieve sales quote details.', 'Riverbend', '/sales-quotes?quote=5', quotes],
  [
    'ERR-13 PREF-05',
    'Unable to retrieve company preference setting.',
    'Riverbend',
    '/company/2/preference',
    colors,
  ],
  [
    'PREF-05',
    'Unable to update company preference setting.',
    'Riverbend',
    '/company/2/preference',
    preferences,
    'Save Changes',
  ],
])('%s: %s', async (_, sentence, whose, path, replies, ...steps) => {
  const user = {
    ...nobody,
    userId: 7,
    companyId: 2,
    companyName: whose,
    worksForProvider: whose === 'Volute',
    permissions: [...permissions],
  }
  if (whose) startSession({ ...user, token: whose === 'temporary' ? '' : 't1', accessToken: 'a1' })
  page = await openPage(path, replies as Record<string, unknown>)
  for (const step of steps) {
    expect(isSaid(sentence)).toBe(false)
    if (typeof step === 'string') await press(step)
    else if (step === agree) await click(await shown(() => document.querySelector('[type="checkbox"]')))
    else await fill(await field(step[0]), step[1])
  }
  await shown(() => isSaid(sentence))
})

/** True if an element shows exactly the sentence. */
const isSaid = (sentence: string) =>
  textsOf('main *, [role=dialog] *, [role=group] *, form *').includes(sentence)
