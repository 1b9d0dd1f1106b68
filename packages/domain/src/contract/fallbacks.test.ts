import { expect, it } from 'vitest'
import { endpoints } from './index.ts'

it.each<[string, keyof typeof endpoints, string]>([
  ['ERR-14', 'changeProfile', 'Unable to update account.'],
  ['ERR-14', 'requestPassword', 'Unable to request new password.'],
  ['ERR-14', 'putPassword', 'Unable to change password.'],
  ['ERR-14', 'getUser', 'Unable to get user information.'],
  ['ERR-14', 'findInvitedUser', 'Unable to get user information.'],
  ['ERR-14', 'createAccount', 'Unable to create account.'],
  ['ERR-14', 'acceptInvite', 'Unable to create account.'],
  ['ERR-14', 'requestToJoin', 'Unable to join company.'],
  ['ROLES-16', 'getRole', 'Internal server error. Unable to get role settings.'],
  ['ROLES-16', 'createRole', 'Unable to create role.'],
  ['ROLES-16', 'changeRole', 'Unable to update role.'],
  ['ROLES-16', 'deleteRole', 'Unable to delete role.'],
  ['USERS-20', 'inviteUsers', 'Unable to send invitations.'],
  ['USERS-20', 'changeUser', 'Unable to update user.'],
  ['COMPANY-26', 'getCompanyMap', 'Unable to get company settings.'],
  ['COMPANY-26', 'getCompany', 'Unable to get company settings.'],
  ['COMPANY-26', 'createCompany', 'Unable to create company.'],
  ['COMPANY-26', 'updateCompany', 'Unable to update company.'],
  ['COMPANY-26', 'deleteCompany', 'Unable to delete company.'],
  ['DIST-08', 'unlinkDistributor', 'Unable to delete link between company and distributor.'],
  ['DIST-08', 'linkDistributor', 'Unable to link the requested distributor to the company.'],
  ['PREF-05', 'getPreferences', 'Unable to retrieve company preference setting.'],
  ['PREF-05', 'savePreferences', 'Unable to update company preference setting.'],
])('%s: where the server has no sentence, %s says its own: %s', (_, name, sentence) => {
  expect(endpoints[name]?.fallback).toBe(sentence)
})
