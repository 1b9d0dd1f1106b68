import { type LegalSection, policyFiles } from '@volute/domain/core/brand'
import type { FastifyInstance } from 'fastify'
import { readBrand, textInForce } from '../../core/brand/index.ts'
import type { Shop } from '../../core/http/context.ts'
import { type PdfContent, renderPdf } from '../../core/pdf/index.ts'

/** Serves the privacy policy in force as HTML and as PDF to everyone; each PDF is rendered once (E63, LEGAL-02). */
export function servePolicy(app: FastifyInstance, shop: Shop): void {
  let drawn: { html: string; pdf: Promise<Buffer> } | undefined
  app.get(policyFiles.html, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(policyHtml(await readPolicy(shop))),
  )
  app.get(policyFiles.pdf, async (_request, reply) => {
    const policy = await readPolicy(shop)
    const html = policyHtml(policy)
    if (drawn?.html !== html) drawn = { html, pdf: renderPdf(policyPaper(policy)) }
    const { pdf } = drawn
    // The next attempt may succeed.
    pdf.catch(() => (drawn = undefined))
    return reply
      .header('cache-control', 'no-cache')
      .type('application/pdf')
      .send(await pdf)
  })
}

interface Policy {
  shop: string
  version: number
  sections: readonly LegalSection[]
}

async function readPolicy(shop: Shop): Promise<Policy> {
  const inForce = await readBrand(shop)
  const { version, sections } = await textInForce(shop.db, inForce, 'privacy')
  return { shop: inForce.brand.name, version, sections }
}

/** The privacy policy as a standalone page: a `<section>` for each title (LEGAL-02). */
function policyHtml({ shop, version, sections }: Policy): string {
  const texts = sections.map(
    ({ title, text }) => `<section><h2>${escape(title)}</h2><p>${escape(text)}</p></section>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(shop)}: Privacy Policy</title></head>
<body><main><h1>Privacy Policy</h1><p>Version ${version}</p>
${texts.join('\n')}
</main></body>
</html>
`
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The privacy policy as a document (LEGAL-02). */
function policyPaper({ shop, version, sections }: Policy): PdfContent {
  return {
    info: { title: 'Privacy Policy', author: shop },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { fontSize: 11, lineHeight: 1.3 },
    content: [
      { text: shop, bold: true, fontSize: 13 },
      { text: 'Privacy Policy', fontSize: 20, margin: [0, 14, 0, 0] },
      { text: `Version ${version}`, margin: [0, 0, 0, 10] },
      ...sections.flatMap(({ title, text }) => [
        { text: title, bold: true, margin: [0, 10, 0, 2] as [number, number, number, number] },
        { text },
      ]),
    ],
  }
}
