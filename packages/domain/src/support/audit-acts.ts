import { actingActs } from '../session/index.ts'

/** Every act that the audit knows, in words (OQ-72); what support looks at is one, too (SUPPORT-09). */
export const auditActs = {
  ...actingActs,
  'sign-in': 'Signed in',
  'fail-sign-in': 'Failed to sign in',
  'sign-out': 'Signed out',
  'request-password': 'Asked for a password',
  'accept-policy': 'Accepted the policy',
  'work-order': 'Worked an order',
  'change-password': 'Changed the password',
  'end-sessions': 'Signed out everywhere else',
  'change-profile': 'Changed the own profile',
  'delete-account': 'Deleted the own account',
  'create-company': 'Created a company',
  'update-company': 'Changed a company',
  'delete-company': 'Deleted a company',
  'link-distributor': 'Linked a distributor',
  'unlink-distributor': 'Unlinked a distributor',
  'accept-invite': 'Accepted an invitation',
  'import-user': 'Imported a user',
  'change-shop': 'Changed the shop',
  'add-picture': 'Added a picture to the shop',
  'publish-legal-text': 'Published a legal text',
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

export type AuditAct = keyof typeof auditActs

export const isAuditAct = (act: string): act is AuditAct => act in auditActs

/** What an act was about, in one line: `salesOrderId: 12, step: PICKED`. */
export function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}

/** An act in words; one of another version of the shop by its own name. */
export const actText = (act: string): string => (isAuditAct(act) ? auditActs[act] : act)
