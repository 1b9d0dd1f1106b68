import type * as contract from '@volute/domain/people/accounts'
import {
  type AccountKind,
  accountMessages,
  checkAccountName,
  checkNewAccount,
  type TypedAccount,
} from '@volute/domain/people/accounts'
import { conflict, notFound, orThrow } from '@volute/domain/core/kernel'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { lockRegistration } from '../people/index.ts'
import {
  deleteUnused,
  findAccounts,
  findByCode,
  findById,
  insertAccount,
  isNameTaken,
  saveName,
} from './account-store.ts'

/** A page of the accounts of a kind (ACCOUNT-01, E241). */
export const listAccounts: Handler<typeof contract.listAccounts> = async ({ db }, { kind, ...page }) => {
  const { rows, ...counted } = await findAccounts(db, kind, page)
  return { ...counted, accounts: rows }
}

/** Creates an account; its code must be new (ACCOUNT-02, E242). */
export const addAccount: Handler<typeof contract.addAccount> = async (ctx, { kind, ...typed }) =>
  ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const fields = orThrow(checkNewAccount(typed))
    if (await findByCode(tx, kind, fields.code)) throw conflict(accountMessages.codeTaken, 'NAME_TAKEN')
    return { accountId: await openAccount(ctx, tx, kind, fields) }
  })

/** Creates an account in the transaction of another act, which has locked the registration. */
export async function openAccount(
  ctx: ActorContext,
  tx: Transaction,
  kind: AccountKind,
  fields: TypedAccount,
) {
  if (await isNameTaken(tx, kind, fields.name)) throw conflict(accountMessages.nameTaken, 'NAME_TAKEN')
  const accountId = await insertAccount(tx, kind, fields)
  await note(ctx, tx, 'create-account-record', { kind, ...fields })
  return accountId
}

/** Gives an account a name, which then wins over files and the ERP (ACCOUNT-03, ACCOUNT-05, E243). */
export const renameAccount: Handler<typeof contract.renameAccount> = async (
  ctx,
  { kind, accountId, ...typed },
) =>
  ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const { name } = orThrow(checkAccountName(typed))
    const before = await findById(tx, kind, accountId)
    if (!before) throw notFound()
    if (await isNameTaken(tx, kind, name, accountId)) throw conflict(accountMessages.nameTaken, 'NAME_TAKEN')
    await saveName(tx, kind, accountId, name)
    await note(ctx, tx, 'rename-account-record', {
      kind,
      code: before.code,
      before: before.name,
      after: name,
    })
    return {}
  })

/** Removes an account that no company uses (ACCOUNT-04, E244). */
export const deleteAccount: Handler<typeof contract.deleteAccount> = async (ctx, { kind, accountId }) =>
  ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const before = await findById(tx, kind, accountId)
    if (!before) throw notFound()
    if (!(await deleteUnused(tx, kind, accountId))) throw conflict(accountMessages.inUse, 'ACCOUNT_IN_USE')
    await note(ctx, tx, 'delete-account-record', { kind, ...before })
    return {}
  })

type Act = 'create-account-record' | 'rename-account-record' | 'delete-account-record'

const note = ({ actor, now }: ActorContext, tx: Transaction, act: Act, subject: Record<string, unknown>) =>
  recordEvent(tx, { userId: actor.userId, companyId: actor.companyId, kind: act, subject, now: now() })
