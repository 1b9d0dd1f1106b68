import { companyContact, paperColors, PRODUCT_NAME } from '@volute/domain/kernel'
import type { Mail } from '../context.ts'

/** A mail in plain text with an HTML part of the same words, which wears the shop's face (OQ-27). */
export function renderMail(recipient: string, subject: MailText, paragraphs: MailText[]): Mail {
  return {
    recipient,
    subject: `${PRODUCT_NAME}: ${subject.text}`,
    text: `${paragraphs.map(({ text }) => text).join('\n\n')}\n`,
    html: letter(subject, paragraphs),
  }
}

/** The words as a letter: the shop's name above, whom to ask below; nothing in it has to be loaded. */
function letter(subject: MailText, paragraphs: MailText[]): string {
  const { address, phone, salesEmail } = companyContact
  const contact = [words`${exact(address.join(', '))}`, words`${exact(phone)} · ${exact(salesEmail)}`]
  const title = subject.html.charAt(0).toUpperCase() + subject.html.slice(1)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${face}</style></head><body><div class="letter">
<p class="name">${PRODUCT_NAME}</p>
<h1>${title}</h1>
${paragraphs.map((one) => `<p>${one.html}</p>`).join('\n')}
<p class="contact">${lines(...contact).html}</p>
</div></body></html>`
}

const { accent, ink, quiet, line } = paperColors
const face = `
body { margin: 0; padding: 24px 16px; background: #fff; color: ${ink}; font: 15px/1.5 "Hanken Grotesk", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
.letter { max-width: 560px; margin: 0 auto; }
.name { margin: 0; padding: 0 0 12px; border-bottom: 2px solid ${accent}; color: ${accent}; font-size: 20px; font-weight: 700; }
h1 { margin: 24px 0 16px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
a { color: ${accent}; }
.contact { margin: 32px 0 0; padding: 12px 0 0; border-top: 1px solid ${line}; color: ${quiet}; font-size: 13px; }
`

/**
 * Text of a mail, plain and as HTML. Only the functions below make it, so that nothing typed gets into a mail
 * unescaped.
 */
export class MailText {
  readonly text: string
  readonly html: string
  /** Keeps an object of the same shape from passing as one. */
  declare protected readonly made: true

  constructor(text: string, html: string) {
    this.text = text
    this.html = html
  }
}

/** The shop's own words around values; a value cannot break the line, hide characters or become a link. */
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

/** A value to be copied, such as a password or a number, with every visible character as it is. */
export function exact(value: string | number): MailText {
  const line = inOneLine(String(value))
  return new MailText(line, inHtml(line))
}

/** A link of the shop's own making. */
export function link(url: string): MailText {
  return new MailText(url, `<a href="${inHtml(url)}">${inHtml(url)}</a>`)
}

/** Words line by line. */
export function lines(...texts: MailText[]): MailText {
  return new MailText(texts.map(({ text }) => text).join('\n'), texts.map(({ html }) => html).join('<br>'))
}

/** Removes control, invisible and direction-changing characters (OQ-27). */
const inOneLine = (value: string) =>
  value
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()

/** A zero-width space keeps mail programs from making a link of what looks like an address. */
const unlinked = (value: string) => value.replace(/\.(?=\p{L})|:(?=\/\/)/gu, '$&\u200b')

const inHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')
