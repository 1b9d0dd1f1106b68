import { actingActs } from '../../people/session/index.ts'

/** All kinds of events, in words (OQ-72); views by support are events too (SUPPORT-09). */
export const eventKinds = {
  ...actingActs,
  'sign-in': 'Signed in',
  'fail-sign-in': 'Failed to sign in',
  'sign-out': 'Signed out',
  'request-password': 'Asked for a password',
  'accept-policy': 'Accepted the policy',
  'work-order': 'Worked an order',
  'claim-part': 'Claimed a part',
  'decide-claim': 'Decided on a claim',
  'follow-erp': 'Followed a change of the ERP',
  'slip-order': 'Notified of a later date',
  'change-password': 'Changed the password',
  'end-sessions': 'Signed out everywhere else',
  'change-profile': 'Changed the own profile',
  'delete-account': 'Deleted the own account',
  'create-company': 'Created a company',
  'update-company': 'Changed a company',
  'delete-company': 'Deleted a company',
  'create-account-record': 'Created an account or distributor',
  'rename-account-record': 'Renamed an account or distributor',
  'delete-account-record': 'Removed an account or distributor',
  'link-distributor': 'Linked a distributor',
  'unlink-distributor': 'Unlinked a distributor',
  'save-synonym': 'Saved a synonym',
  'remove-synonym': 'Removed a synonym',
  'save-faults': 'Saved a fault table',
  'reset-faults': 'Restored a fault table from its manual',
  'begin-draft': 'Began a draft of the catalogue',
  'rename-draft': 'Renamed a draft of the catalogue',
  'discard-draft': 'Discarded a draft of the catalogue',
  'bring-in-file': 'Uploaded a file to a draft',
  'look-at-drawing': 'Looked at a drawing of a draft',
  'leave-out-file': 'Left a file out of a draft',
  'publish-catalogue': 'Published a draft of the catalogue',
  'hold-publication': 'Held a scheduled publication',
  'take-back-publication': 'Rolled back a publication',
  'set-replacement': 'Set a replacement',
  'ignore-demand': 'Set demand aside, or brought it back',
  'lose-sale': 'Left a part unbought',
  'accept-invite': 'Accepted an invitation',
  'cancel-invite': 'Cancelled an invitation',
  'import-user': 'Imported a user',
  'change-shop': 'Changed the shop',
  'add-picture': 'Added a picture to the shop',
  'publish-legal-text': 'Published a legal text',
  'add-pumps': 'Added pumps',
  'change-pump': 'Changed a pump',
  'retire-pump': 'Retired a pump',
  'change-sites': 'Changed the sites',
  'add-service-entry': 'Added a service entry',
  'change-service-entry': 'Changed a service entry',
  'delete-service-entry': 'Deleted a service entry',
  'support-search': 'Support: searched',
  'support-person': 'Support: looked at a person',
  'support-order': 'Support: looked at an order',
  'support-try-order': 'Support: tried an order again',
  'support-mails': 'Support: looked at mails',
  'support-send-mail': 'Support: sent a mail again',
  'support-jobs': 'Support: looked at jobs',
  'support-try-job': 'Support: tried a job again',
  'support-audit': 'Support: looked at the audit',
  'support-export': 'Support: exported the audit',
} as const

export type EventKind = keyof typeof eventKinds

export const isEventKind = (kind: string): kind is EventKind => kind in eventKinds

/** Formats the subject of an event in one line: `salesOrderId: 12, step: PICKED`. */
export function subjectText(subject: Record<string, unknown>): string {
  return Object.entries(subject)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

/** Text for a kind of event; a kind from another version of the shop keeps its own name. */
export const kindText = (kind: string): string => (isEventKind(kind) ? eventKinds[kind] : kind)
