import { PRODUCT_NAME } from '@volute/domain/kernel'
import type { Mail } from '../context.ts'

/** A mail in plain text with a simple HTML part of the same words (OQ-27). */
export function renderMail(recipient: string, subject: MailText, paragraphs: MailText[]): Mail {
  const html = paragraphs.map((one) => `<p>${one.html}</p>`).join('')
  return {
    recipient,
    subject: `${PRODUCT_NAME}: ${subject.text}`,
    text: `${paragraphs.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${html}</body></html>`,
  }
}

/**
 * Words of a mail, in plain text and in HTML. Only the functions below make them, so that nothing typed gets into a mail
 * as it is.
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

/** The shop's own words around values: a value stays on its line, hides no sign and becomes no link. */
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

/** A value to be copied, such as a password or a number, of which no sign may change; it stays on its line. */
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

/** Control signs, and those that nobody sees or that turn the line round, stay out (OQ-27). */
const inOneLine = (value: string) =>
  value
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()

/** Mail programs make a link of whatever looks like an address; a word ends where a blank of no width stands. */
const unlinked = (value: string) => value.replace(/\.(?=\p{L})|:(?=\/\/)/gu, '$&\u200b')

const inHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')
