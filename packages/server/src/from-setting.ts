import { PRODUCT_NAME, readEmail } from '@volute/domain/kernel'
import { z } from 'zod'

const form = /^"?(?<name>[^"<>\p{Cc}]*?)"?\s*<(?<address>[^<>]+)>$/u

/** A setting of whom mails come from: an address, or a name and an address such as `Volute Parts <parts@volute.example>`. */
export const fromSetting = z.string().transform((typed, { addIssue }) => {
  const { name = PRODUCT_NAME, address = typed } = form.exec(typed.trim())?.groups ?? {}
  const email = readEmail(address)
  if (email) return { name, address: email }
  addIssue('must be an email address, or a name and an address in angle brackets')
  return z.NEVER
})
