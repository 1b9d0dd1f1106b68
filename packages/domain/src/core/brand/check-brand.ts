import {
  type Checked,
  checkedAs,
  type InputError,
  invalid,
  messages,
  readEmail,
  valid,
} from '../kernel/index.ts'
import { isReadableAccent } from './accent.ts'
import type { Brand, LegalSection } from './brand.ts'
import { brandLimits, brandMessages as says } from './messages.ts'

/** Trims and normalizes the brand for storage, or lists the errors of each field by its path, such as `slides.2.title`. */
export function checkBrand(typed: Brand): Checked<Brand> {
  const trimmed = trim(typed)
  const { mail, contact } = trimmed
  const brand: Brand = {
    ...trimmed,
    accent: trimmed.accent.toLowerCase(),
    contact: {
      ...contact,
      salesEmail: readEmail(contact.salesEmail) ?? contact.salesEmail,
      address: contact.address.filter((line) => line !== ''),
    },
    mail: {
      ...mail,
      senderAddress: readEmail(mail.senderAddress) ?? mail.senderAddress,
      replyTo: mail.replyTo ? (readEmail(mail.replyTo) ?? mail.replyTo) : null,
    },
  }
  return checkedAs(brand, [
    filled('name', brand.name, brandLimits.name),
    long('since', brand.since, brandLimits.since),
    brand.logo?.endsWith('.jpg') && wrong('logo', 'NOT_ALLOWED', says.logoFormat),
    ...errorsOfAccent(brand.accent),
    ...errorsOfContact(brand.contact),
    !isTimeZone(brand.timeZone) && wrong('timeZone', 'UNKNOWN', says.timeZoneUnknown),
    ...errorsOfMail(brand.mail),
    ...brand.slides.flatMap(({ label, title, text }, at) => [
      filled(`slides.${at}.label`, label, brandLimits.title),
      filled(`slides.${at}.title`, title, brandLimits.title),
      filled(`slides.${at}.text`, text, brandLimits.text),
    ]),
    ...brand.facts.flatMap(({ title, text }, at) => [
      filled(`facts.${at}.title`, title, brandLimits.title),
      filled(`facts.${at}.text`, text, brandLimits.text),
    ]),
    long('warranty', brand.warranty, brandLimits.text),
  ])
}

/** Checks the sections of a legal text and lists the errors of each; there must be at least one section. */
export function checkLegalText(typed: readonly LegalSection[]): Checked<LegalSection[]> {
  const sections = typed.map(trim)
  if (sections.length === 0) return invalid('sections', 'MISSING', says.noSections)
  const errors = sections.flatMap(({ title, text }, at) => [
    filled(`sections.${at}.title`, title, brandLimits.title),
    filled(`sections.${at}.text`, text, brandLimits.section),
  ])
  return errors.some(Boolean) ? checkedAs(sections, errors) : valid(sections)
}

/**
 * True when browsers and databases know a time zone by this name. Rejects offsets such as `+02:00`, which they also accept,
 * because offsets have no daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

type Errors = (InputError | undefined | false)[]

function errorsOfAccent(accent: string): Errors {
  if (!/^#[0-9a-f]{6}$/.test(accent)) return [wrong('accent', 'WRONG_FORMAT', says.accentUnknown)]
  return [!isReadableAccent(accent) && wrong('accent', 'NOT_ALLOWED', says.accentTooPale)]
}

function errorsOfContact({ salesEmail, address, ...lines }: Brand['contact']): Errors {
  return [
    mailbox('contact.salesEmail', salesEmail),
    ...Object.entries(lines).map(([name, line]) => long(`contact.${name}`, line, brandLimits.line)),
    address.length > brandLimits.addressLines && wrong('contact.address', 'TOO_LONG', says.addressLines),
    ...address.map((line) => long('contact.address', line, brandLimits.line)),
  ]
}

function errorsOfMail({ senderName, senderAddress, replyTo, footer }: Brand['mail']): Errors {
  return [
    filled('mail.senderName', senderName, brandLimits.name),
    mailbox('mail.senderAddress', senderAddress),
    replyTo !== null && mailbox('mail.replyTo', replyTo),
    long('mail.footer', footer, brandLimits.text),
  ]
}

const wrong = (field: string, code: InputError['code'], error: string): InputError => ({
  field,
  code,
  error,
})

const filled = (field: string, text: string, most: number) =>
  text === '' ? wrong(field, 'MISSING', says.missing) : long(field, text, most)

const long = (field: string, text: string, most: number) =>
  text.length > most && wrong(field, 'TOO_LONG', says.tooLong(most))

const mailbox = (field: string, typed: string) =>
  readEmail(typed) === null && wrong(field, 'WRONG_FORMAT', messages.emailInvalid)

/** Trims every text in a value. */
function trim<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim().toWellFormed() as Value
  if (Array.isArray(value)) return value.map(trim) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trim(one)])) as Value
}
