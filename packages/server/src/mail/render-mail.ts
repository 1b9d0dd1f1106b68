import { PRODUCT_NAME } from '@volute/domain/kernel'
import type { Mail } from '../context.ts'
import type { MailText } from './mail-text.ts'

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
