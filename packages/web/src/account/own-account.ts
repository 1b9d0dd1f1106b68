import { type getUser as contract, getUser } from '@volute/domain/account'
import type { ReplyOf } from '@volute/domain/kernel'
import { type CurrentUser, query } from '../api/index.ts'

export type Account = ReplyOf<typeof contract>

/** The path of one's own account: under the original company, also while acting for another (ACCT-04). */
export const accountPath = ({ originalCompanyId, userId }: CurrentUser) => ({
  companyId: String(originalCompanyId),
  userId: String(userId),
})

export const ownAccount = (user: CurrentUser) => query(getUser, accountPath(user))
