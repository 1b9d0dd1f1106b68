import { randomInt } from 'node:crypto'
import { checkNewPassword } from '@volute/domain/session'
import { hashPassword } from './passwords.ts'

const LENGTH = 16
/** Without signs that look alike, or that mails write in another way. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!?*%+@#'

/** A new random password that keeps the rules of passwords, with its hash (OQ-52). */
export async function newTemporaryPassword() {
  const password = drawPassword()
  return { password, passwordHash: await hashPassword(password) }
}

function drawPassword(): string {
  const drawn = Array.from({ length: LENGTH }, () => signs[randomInt(signs.length)]).join('')
  return checkNewPassword(drawn) === null ? drawn : drawPassword()
}
