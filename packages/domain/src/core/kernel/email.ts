import { limits } from './limits.ts'

/** Local part, before the @: characters that mail servers accept without quotes, with dots only between others. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domain = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u
const hostName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/**
 * Normalizes an email address for storing, comparing and mailing: lower case, internationalized domains in ASCII.
 * `Ben@Bücher.example` becomes `ben@xn--bcher-kva.example`. Null for an invalid address (AUTH-05).
 */
export function readEmail(typed: string): string | null {
  const [local = '', typedDomain = '', ...more] = typed.trim().split('@')
  if (more.length > 0 || !localPart.test(local) || !domain.test(typedDomain)) return null

  const address = `http://${typedDomain}`
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const email = `${local.toLowerCase()}@${host}`
  return hostName.test(host) && email.length <= limits.email ? email : null
}

/** True when a text is an email address (AUTH-05). */
export const isEmail = (text: string) => readEmail(text) !== null
