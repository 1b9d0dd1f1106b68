import type { Brand } from '@volute/domain/core/brand'
import type { MailTemplate } from '../http/context.ts'
import { mailPage } from './mail-page.ts'

/** Mail in plain text with an HTML part of the same words, in the shop's brand (OQ-27). */
export const writeMail =
  (
    recipient: string,
    subject: MailText,
    paragraphs: MailText[] | ((brand: Brand) => MailText[]),
  ): MailTemplate =>
  (brand) => {
    const said = typeof paragraphs === 'function' ? paragraphs(brand) : paragraphs
    const { footer } = brand.mail
    const all = footer ? [...said, exact(footer)] : said
    return {
      recipient,
      subject: words`${exact(brand.name)}: ${subject}`.text,
      text: `${all.map(({ text }) => text).join('\n\n')}\n`,
      html: htmlOf(brand, subject, said),
    }
  }

function htmlOf({ name, accent, contact, mail }: Brand, subject: MailText, paragraphs: MailText[]): string {
  const { address, phone, salesEmail } = contact
  const below = [
    address.join(', '),
    [phone, salesEmail].filter((way) => way !== '').join(' · '),
    mail.footer,
  ].filter((line) => line !== '')
  return mailPage({
    shop: exact(name).html,
    accent,
    title: subject.html.charAt(0).toUpperCase() + subject.html.slice(1),
    paragraphs: paragraphs.map(({ html }) => html),
    foot: lines(...below.map(exact)).html,
  })
}

/** Contact of the shop, in a sentence. */
export const reachUs = ({ salesEmail, phone }: Brand['contact']): MailText =>
  phone === '' ? exact(salesEmail) : words`${exact(salesEmail)}, ${exact(phone)}`

/** Text of a mail, plain and as HTML. Only the functions below create it, so that no input gets into a mail unescaped. */
export class MailText {
  readonly text: string
  readonly html: string
  /** Prevents an object of the same shape from passing as one. */
  declare protected readonly made: true

  constructor(text: string, html: string) {
    this.text = text
    this.html = html
  }
}

/** Combines the shop's own words with values; a value cannot break the line, hide characters or become a link. */
export function words(own: TemplateStringsArray, ...values: (string | number | MailText)[]): MailText {
  const said = values.map((value) => (value instanceof MailText ? value : typed(String(value))))
  return new MailText(
    String.raw({ raw: own }, ...said.map(({ text }) => text)),
    String.raw({ raw: own.map(inHtml) }, ...said.map(({ html }) => html)),
  )
}

function typed(value: string): MailText {
  const line = unlinked(inOneLine(value))
  return new MailText(line, inHtml(line))
}

/** Value to be copied, such as a password or a number, with every visible character unchanged. */
export function exact(value: string | number): MailText {
  const line = inOneLine(String(value))
  return new MailText(line, inHtml(line))
}

/** Link that the shop itself made. */
export function link(url: string): MailText {
  return new MailText(url, `<a href="${inHtml(url)}">${inHtml(url)}</a>`)
}

/** Joins texts as lines. */
export function lines(...texts: MailText[]): MailText {
  return new MailText(texts.map(({ text }) => text).join('\n'), texts.map(({ html }) => html).join('<br>'))
}

/** Joins long lines of the same kind, such as an order's; in HTML each is a separate row. */
export function rows(...texts: MailText[]): MailText {
  const html = texts.map((one) => `<span class="row">${one.html}</span>`).join('<br>')
  return new MailText(lines(...texts).text, html)
}

/** Removes control, invisible and direction-changing characters (OQ-27). */
const inOneLine = (value: string) =>
  value
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()

/** Adds zero-width spaces, so that mail programs do not turn address-like text into a link. */
const unlinked = (value: string) => value.replace(/\.(?=\p{L})|:(?=\/\/)/gu, '$&\u200b')

const inHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')
