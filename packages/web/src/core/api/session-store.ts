import { type Endpoint, mayCall as mayHolderCall } from '@volute/domain/core/kernel'
import {
  everywhere,
  hasRights,
  isPermitted,
  type PermissionGroups,
  permissions,
  type Rights,
} from '@volute/domain/core/permissions'
import type { SessionUser } from '@volute/domain/people/session'
import { useState, useSyncExternalStore } from 'react'
import { draftKey, readStored, writeStored } from './browser-storage.ts'
import { noteLeftCompany } from './left-company.ts'
import { storageKeys } from './storage-keys.ts'
import { isFlag, isId, isListOf, isOneOf, isText, isWhole, orNull, shaped } from './stored-shape.ts'

/** Current user; companyId is the acting company, originalCompanyId the user's own (AUTH-12). */
export type CurrentUser = SessionUser & { originalCompanyId: number }
export interface Session {
  user: CurrentUser
  /** Empty while signed out (AUTH-20). */
  token: string
  /** Permits a password change (AUTH-14). */
  accessToken: string | null
}

const storedUser = shaped<CurrentUser>({
  userId: isId,
  userName: isText,
  emailAddress: isText,
  companyId: isId,
  companyName: isText,
  isCompanyHidden: isFlag,
  permissions: isListOf(isOneOf(permissions)),
  isPackager: isFlag,
  worksForProvider: isFlag,
  originalCompanyId: isWhole,
})
const storedTokens = shaped<Omit<Session, 'user'>>({ token: isText, accessToken: orNull(isText) })

/** User of the store before the first sign-in and after a sign-out (AUTH-13). */
export const nobody: CurrentUser = {
  userId: 0,
  userName: '',
  emailAddress: '',
  originalCompanyId: 0,
  companyId: 0,
  companyName: '',
  isCompanyHidden: true,
  permissions: [],
  isPackager: false,
  worksForProvider: false,
}

let session = readSession()
const listeners = new Set<() => void>()
let whenChangedElsewhere = () => {}
window.addEventListener('storage', followOtherTab)

export const getSession = () => session
export const useSession = () => useSyncExternalStore(subscribeSession, getSession)

export function subscribeSession(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the app's handler for a sign-in, a sign-out or a company change in another tab. */
export function onSessionChangedElsewhere(listener: () => void) {
  whenChangedElsewhere = listener
}

/** Stores the user who signed in; their company is the original one (AUTH-11, AUTH-12, AUTH-14). */
export function startSession(reply: SessionUser & { token: string; accessToken: string | null }) {
  const user = storedUser({ ...reply, originalCompanyId: reply.companyId })
  if (!user) throw new Error('The answer has no user.')
  save({ user, token: reply.token, accessToken: reply.accessToken })
}

/** Changes the acting company; the user's tokens stay the same (AUTH-23, AUTH-24). */
export function changeCompany(user: SessionUser) {
  save({ ...session, user: { ...user, originalCompanyId: session.user.originalCompanyId } })
}

/** Stores the user from the server's answer; a different company counts as a change in another tab. */
export function followServer(user: SessionUser) {
  const before = session
  changeCompany(user)
  announceChanges(before)
}

/** Shows the user's new name immediately (ACCT-09). */
export function renameUser(userName: string) {
  save({ ...session, user: { ...session.user, userName } })
}

/** Removes the user and the tokens (AUTH-21). */
export function clearSession() {
  save({ user: nobody, token: '', accessToken: null })
}

/** True when there is a token (AUTH-20). */
export const isSignedIn = ({ token }: Session) => token !== ''
/** True when the user is in the provider's own company (SHELL-03). */
export const isProvider = (user: CurrentUser) => user.worksForProvider
/** True when the user acts for a company other than their own and may leave it (PERM-04, PERM-11). */
export const isActing = (user: CurrentUser) =>
  user.companyId !== user.originalCompanyId && holds(user, everywhere('CROSS_COMPANY'))
/** True when the user may prepare quotes. Quotes belong to customers, so the provider's own view has none (OQ-59, PERM-13). */
export const mayPrepareQuotes = (user: CurrentUser) =>
  !isProvider(user) && holds(user, everywhere('PREPARE_QUOTES'))
export const may = (user: CurrentUser, anyOf: PermissionGroups) => isPermitted(user.permissions, anyOf)
/** True when the user has the permissions required for the company they act for. */
export const holds = (user: CurrentUser, rights: Rights) => hasRights(user, rights)
/** True when the endpoint's declaration lets the user call it. */
export const mayCall = (endpoint: Endpoint, user: CurrentUser) => mayHolderCall(endpoint, user)

/** Key of a draft of the user who opened the page, even after they have signed out. */
export function useDraftKey(name: string): string {
  const { user } = useSession()
  return useState(() => draftKey(name, user))[0]
}

/** Reads the stored session; returns the signed-out session when it is unreadable (SHELL-61). */
function readSession(): Session {
  const user = storedUser(readStored(storageKeys.user))
  const tokens = storedTokens(readStored(storageKeys.tokens))
  return user && tokens ? { user, ...tokens } : { user: nobody, token: '', accessToken: null }
}

function save(next: Session) {
  const { user, ...tokens } = next
  writeStored(storageKeys.user, user)
  writeStored(storageKeys.tokens, tokens)
  publish(next)
}

function publish(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function followOtherTab({ key }: StorageEvent) {
  if (key !== null && key !== storageKeys.user && key !== storageKeys.tokens) return
  const before = session
  publish(readSession())
  announceChanges(before)
}

function announceChanges(before: Session) {
  const { user, token } = session
  if (before.token === token && before.user.companyId === user.companyId) return
  if (before.user.userId === user.userId) noteLeftCompany(before.user, user.companyId)
  whenChangedElsewhere()
}
