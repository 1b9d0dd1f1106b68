import { policyFiles } from '@volute/domain/legal'
import type { FastifyInstance } from 'fastify'
import { renderPdf } from '../pdf/index.ts'
import { policyHtml } from './policy-html.ts'
import { policyPaper } from './policy-paper.ts'

let pdf: Buffer | undefined

/** Serves the privacy policy as HTML and as PDF to everybody; the PDF is set once (E63, LEGAL-02). */
export function servePolicy(app: FastifyInstance): void {
  app.get(policyFiles.html, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(policyHtml()),
  )
  app.get(policyFiles.pdf, async (_request, reply) => {
    pdf ??= await renderPdf(policyPaper())
    return reply.header('cache-control', 'no-cache').type('application/pdf').send(pdf)
  })
}
