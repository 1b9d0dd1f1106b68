import { PRODUCT_NAME } from '@volute/domain/kernel'
import type { Mail } from '../context.ts'

/** A mail in plain text with a simple HTML part of the same words; lines of the text become paragraphs. */
export function renderMail(recipient: string, subject: string, paragraphs: string[]): Mail {
  return {
    recipient,
    subject: `${PRODUCT_NAME}: ${subject}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${paragraphs.map(paragraph).join('')}</body></html>`,
  }
}

function paragraph(text: string): string {
  const lines = text.split('\n').map((line) => linked(escape(line)))
  return `<p>${lines.join('<br>')}</p>`
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Only what ends a line becomes a link: there stand the shop's own, and never what a stranger typed. */
const linked = (line: string) => line.replace(/https?:\/\/[^\s<]+$/, (url) => `<a href="${url}">${url}</a>`)
