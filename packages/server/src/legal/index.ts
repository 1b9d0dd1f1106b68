import type { FastifyInstance } from 'fastify'
import { POLICY_VERSION, PRODUCT_NAME } from '@volute/domain/kernel'
import { policyFiles, privacyPolicy } from '@volute/domain/legal'
import { type Paper, renderPdf } from '../pdf/index.ts'

let pdf: Buffer | undefined

/** Serves the privacy policy as HTML and as PDF to everybody; the PDF is made once (E63, LEGAL-02). */
export function servePolicy(app: FastifyInstance): void {
  app.get(policyFiles.html, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(policyHtml()),
  )
  app.get(policyFiles.pdf, async (_request, reply) => {
    pdf ??= await renderPdf(policyPaper())
    return reply.header('cache-control', 'no-cache').type('application/pdf').send(pdf)
  })
}

/** The privacy policy as a page of its own: a `<section>` for each title (LEGAL-02). */
function policyHtml(): string {
  const sections = privacyPolicy.map(
    ({ title, text }) => `<section><h2>${escape(title)}</h2><p>${escape(text)}</p></section>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${PRODUCT_NAME}: Privacy Policy</title></head>
<body><main><h1>Privacy Policy</h1><p>Version ${POLICY_VERSION}</p>
${sections.join('\n')}
</main></body>
</html>
`
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The privacy policy on paper (LEGAL-02). */
function policyPaper(): Paper {
  return {
    info: { title: 'Privacy Policy', author: PRODUCT_NAME },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { fontSize: 11, lineHeight: 1.3 },
    content: [
      { text: PRODUCT_NAME, bold: true, fontSize: 13 },
      { text: 'Privacy Policy', fontSize: 20, margin: [0, 14, 0, 0] },
      { text: `Version ${POLICY_VERSION}`, margin: [0, 0, 0, 10] },
      ...privacyPolicy.flatMap(({ title, text }) => [
        { text: title, bold: true, margin: [0, 10, 0, 2] as [number, number, number, number] },
        { text },
      ]),
    ],
  }
}
