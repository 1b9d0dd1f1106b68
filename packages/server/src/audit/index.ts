import { prepareInsert, type Queryable, schema } from '../db/index.ts'

export interface Act {
  /** Null where no user has the typed address. */
  userId: number | null
  /** The company the act belongs to, which is not always the person's own. */
  companyId: number | null
  act:
    | 'sign-in'
    | 'fail-sign-in'
    | 'sign-out'
    | 'request-password'
    | 'accept-policy'
    | 'enter-company'
    | 'exit-company'
    | 'place-order'
    | 'save-quote'
    | 'mail-quote'
    | 'work-order'
    | 'change-password'
    | 'end-sessions'
    | 'change-profile'
    | 'delete-account'
    | 'create-company'
    | 'update-company'
    | 'delete-company'
    | 'link-distributor'
    | 'unlink-distributor'
    | 'change-preferences'
    | 'invite-user'
    | 'accept-invite'
    | 'review-join-request'
    | 'create-role'
    | 'change-role'
    | 'delete-role'
    | 'change-user'
    | 'delete-user'
    | 'create-group'
    | 'change-group'
    | 'delete-group'
    | 'change-shop'
    | 'add-picture'
    | 'publish-legal-text'
  detail?: Record<string, unknown>
  now: Date
}

/** Writes down who did what, in the transaction that does it (OQ-72). */
export async function audit(tx: Queryable, { now, detail = {}, ...act }: Act): Promise<void> {
  await written(tx, [{ ...act, detail, atUtc: now }])
}

const written = prepareInsert(schema.audit, { omit: ['id'] })
