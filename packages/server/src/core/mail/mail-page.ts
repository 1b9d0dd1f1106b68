import { paperColors } from '@volute/domain/core/brand'

/** Pieces of HTML, and the accent color of the mail. */
interface MailPage {
  shop: string
  accent: string
  title: string
  paragraphs: readonly string[]
  foot: string
}

/** Page of a mail: the shop's name at the top, the contact at the bottom. It loads nothing. */
export function mailPage({ shop, accent, title, paragraphs, foot }: MailPage): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${styleOf(accent)}</style></head><body><div class="letter">
<p class="name">${shop}</p>
<h1>${title}</h1>
${paragraphs.map((one) => `<p>${one}</p>`).join('\n')}
<p class="contact">${foot}</p>
</div></body></html>`
}

function styleOf(worn: string): string {
  const { accent, ink, quiet, line } = paperColors(worn)
  return `
body { margin: 0; padding: 24px 16px; background: #fff; color: ${ink}; font: 15px/1.5 "Hanken Grotesk", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
.letter { max-width: 560px; margin: 0 auto; }
.name { margin: 0; padding: 0 0 12px; border-bottom: 2px solid ${accent}; color: ${accent}; font-size: 20px; font-weight: 700; }
h1 { margin: 24px 0 16px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.row { display: block; padding: 8px 0; border-bottom: 1px solid ${line}; }
.row + br { display: none; }
a { color: ${accent}; }
.contact { margin: 32px 0 0; padding: 12px 0 0; border-top: 1px solid ${line}; color: ${quiet}; font-size: 13px; }
`
}
