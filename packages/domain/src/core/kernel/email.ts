import { limits } from './limits.ts'

/** Before the @: what mail servers take without quotes, dots only between other signs. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domain = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u
const hostName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/**
 * The one form of an email address, in which it is stored, compared and mailed to: in lower case, and an
 * internationalised domain in ASCII; `Ben@Bücher.example` is `ben@xn--bcher-kva.example`. Null where a text is none (AUTH-05).
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
