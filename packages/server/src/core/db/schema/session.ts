import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { createdUtc, email, instant, primaryId } from './columns.ts'
import { companies } from './companies.ts'
import { roles, users } from './people.ts'

/** Tokens are stored as SHA-256 only; a session without token_hash allows only a password change (OQ-02, OQ-18). */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    actingCompanyId: integer('acting_company_id')
      .notNull()
      .references(() => companies.id),
    tokenHash: varchar('token_hash', { length: 64 }),
    accessTokenHash: varchar('access_token_hash', { length: 64 }),
    /** User agent of the browser at sign-in; only the person sees the device that it describes. */
    userAgent: varchar('user_agent', { length: 300 }).notNull().default(''),
    createdUtc: createdUtc(),
    lastActiveUtc: instant('last_active_utc').notNull().defaultNow(),
    expiresUtc: instant('expires_utc').notNull(),
    revokedUtc: instant('revoked_utc'),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.tokenHash),
    uniqueIndex('sessions_access_token').on(t.accessTokenHash),
    index('sessions_user').on(t.userId),
    check('sessions_some_token', sql`num_nonnulls(${t.tokenHash}, ${t.accessTokenHash}) > 0`),
  ],
)

export const temporaryPasswordPurpose = pgEnum('temporary_password_purpose', ['FORGOTTEN', 'NEW_ACCOUNT'])

/** Temporary passwords, for a single use; the old password stays valid until this one is used (OQ-18). */
export const temporaryPasswords = pgTable(
  'temporary_passwords',
  {
    id: primaryId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: temporaryPasswordPurpose('purpose').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdUtc: createdUtc(),
    expiresUtc: instant('expires_utc').notNull(),
    usedUtc: instant('used_utc'),
  },
  (t) => [index('temporary_passwords_user').on(t.userId)],
)

/** Times at which a key such as `sign-in of ben@…` has used its attempts, for the limits (OQ-72). */
export const attempts = pgTable(
  'attempts',
  {
    key: varchar('key', { length: 400 }).primaryKey(),
    takenUtc: instant('taken_utc').array().notNull(),
    /** Time from which none of the attempts counts, so that the row may be deleted. */
    freeUtc: instant('free_utc').notNull(),
  },
  (t) => [
    index('attempts_free').on(t.freeUtc),
    // Finds keys by their beginning, whatever the database's collation.
    index('attempts_key_start').on(t.key.op('varchar_pattern_ops')),
  ],
)

/** Invitations. The code is stored as a hash, bound to one address, for a single use (OQ-25). */
export const invitations = pgTable(
  'invitations',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id').references(() => roles.id, { onDelete: 'set null' }),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id),
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    createdUtc: createdUtc(),
    expiresUtc: instant('expires_utc').notNull(),
    acceptedUtc: instant('accepted_utc'),
    withdrawnUtc: instant('withdrawn_utc'),
  },
  (t) => [
    uniqueIndex('invitations_code').on(t.codeHash),
    uniqueIndex('invitations_one_open')
      .on(t.userId)
      .where(sql`${t.acceptedUtc} is null and ${t.withdrawnUtc} is null`),
  ],
)

export const joinRequestState = pgEnum('join_request_state', ['PENDING', 'APPROVED', 'DECLINED', 'WITHDRAWN'])

export const joinRequests = pgTable(
  'join_requests',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: varchar('name', { length: 100 }).notNull(),
    email: email().notNull(),
    state: joinRequestState('state').notNull().default('PENDING'),
    decidedBy: integer('decided_by').references(() => users.id),
    createdUtc: createdUtc(),
    decidedUtc: instant('decided_utc'),
  },
  (t) => [
    index('join_requests_created').on(t.createdUtc, t.id),
    uniqueIndex('join_requests_one_pending').on(t.companyId, t.email).where(sql`${t.state} = 'PENDING'`),
  ],
)
