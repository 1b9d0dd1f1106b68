import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { permissions } from '@volute/domain/core/permissions'
import { createdUtc, email, instant, nameKey, primaryId, smallPending } from './columns.ts'
import { companies } from './companies.ts'

export const permission = pgEnum('permission', permissions)
export const userState = pgEnum('user_state', ['INVITED', 'ENABLED', 'DISABLED', 'DELETED'])

export const roles = pgTable(
  'roles',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: varchar('name', { length: 50 }).notNull(),
    description: varchar('description', { length: 1000 }).notNull().default(''),
    /** True for 'Admin' and 'Basic User' of every company (ROLES-11). */
    immutable: boolean('immutable').notNull().default(false),
  },
  (t) => [uniqueIndex('roles_name_key').on(t.companyId, nameKey(t.name))],
)

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: permission('permission').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.permission] })],
)

/** Person in one company at a time (SHELL-02); the address becomes free once its user is deleted (OQ-28). */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    roleId: integer('role_id').references(() => roles.id),
    email: email().notNull(),
    name: varchar('name', { length: 100 }).notNull(),
    phoneCountryCode: varchar('phone_country_code', { length: 4 }),
    phoneNumber: varchar('phone_number', { length: 20 }),
    /** Argon2id; null until the person sets a password. */
    passwordHash: text('password_hash'),
    state: userState('state').notNull(),
    policyVersion: integer('policy_version'),
    policyAcceptedUtc: instant('policy_accepted_utc'),
    createdUtc: createdUtc(),
    deletedUtc: instant('deleted_utc'),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email).where(sql`${t.state} <> 'DELETED'`),
    index('users_company').on(t.companyId),
    index('users_listed')
      .on(t.companyId, sql`lower(${t.name})`, sql`lower(${t.email})`)
      .where(sql`${t.state} in ('INVITED', 'ENABLED')`),
    index('users_name_pieces').using('gin', sql`lower(${t.name}) gin_trgm_ops`).with(smallPending),
    index('users_email_pieces').using('gin', sql`lower(${t.email}) gin_trgm_ops`).with(smallPending),
    index('users_role').on(t.roleId),
    check('users_phone_pair', sql`(${t.phoneCountryCode} is null) = (${t.phoneNumber} is null)`),
  ],
)

export const userGroups = pgTable(
  'user_groups',
  {
    id: primaryId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: varchar('name', { length: 50 }).notNull(),
  },
  (t) => [uniqueIndex('user_groups_name_key').on(t.companyId, nameKey(t.name))],
)

export const userGroupMembers = pgTable(
  'user_group_members',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => userGroups.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('user_group_members_user').on(t.userId)],
)

export const userGroupRoles = pgTable(
  'user_group_roles',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => userGroups.id, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.roleId] }), index('user_group_roles_role').on(t.roleId)],
)
