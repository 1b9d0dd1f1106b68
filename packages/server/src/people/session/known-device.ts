import { createHmac, timingSafeEqual } from 'node:crypto'
import { durations } from '@volute/domain/core/kernel'
import type { Shop } from '../../core/http/context.ts'
import { findUserByEmail, type SigningIn } from './password-store.ts'

type Signer = Pick<SigningIn, 'id'> & { passwordHash: string }

/**
 * Token for the device on which a person signs in: time of issue and signature. The key is the person's password hash,
 * which never leaves the shop, so a new password invalidates all tokens and nothing has to be stored.
 */
export function newDeviceToken(user: Signer, now: Date): string {
  const since = now.getTime().toString(36)
  return `${since}.${sign(user, since)}`
}

/** The device of a sign-in for rate limits: known if one of its tokens is the person's own and not too old (AUTH-38). */
export async function findDevice(
  shop: Pick<Shop, 'db' | 'now'>,
  { username, deviceTokens }: { username?: unknown; deviceTokens?: unknown },
): Promise<string | undefined> {
  if (typeof username !== 'string' || !Array.isArray(deviceTokens)) return undefined
  const oldest = shop.now().getTime() - durations.knownDeviceDays * durations.day
  const recent = deviceTokens.map(String).filter((token) => sinceOf(token) > oldest)
  if (recent.length === 0) return undefined
  const user = await findUserByEmail(shop.db, username)
  if (!user?.passwordHash) return undefined
  const signer = { id: user.id, passwordHash: user.passwordHash }
  const known = recent.find((token) => isSignedBy(signer, token))
  return known && `${user.id} ${known}`
}

const sinceOf = (token: string) => parseInt(token.split('.')[0] ?? '', 36)

function isSignedBy(user: Signer, token: string): boolean {
  const [since = '', signature = ''] = token.split('.')
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(user, since))]
  return given.length === own.length && timingSafeEqual(given, own)
}

const sign = ({ id, passwordHash }: Signer, since: string) =>
  createHmac('sha256', passwordHash).update(`device of ${id} since ${since}`).digest('base64url')
