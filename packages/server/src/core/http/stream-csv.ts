import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { csvLines, limits, type ListCsv, messages, writeCsv } from '@volute/domain/core/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** True if a call requests all rows of a list as CSV, instead of a page as JSON. */
export const acceptsCsv = ({ headers }: FastifyRequest) => /^text\/csv\b/.test(headers.accept ?? '')

type AskPage = (page: { pageNumber: number; rowsPerPage: number }) => Promise<unknown>

/**
 * Streams all rows that a list's handler finds, up to the limit, as CSV. Each page is requested when the reader has taken
 * the one before, after a pause as long as that read took: neither memory nor other calls wait for the whole list. The first
 * page is read before the answer starts, so that a rejection reaches the caller.
 */
export async function streamCsv(csv: ListCsv, ask: AskPage): Promise<Readable> {
  const askFor = (pageNumber: number) => ask({ pageNumber, rowsPerPage: limits.exportedAtOnce })
  const askLater = async (pageNumber: number) => {
    const begun = performance.now()
    const reply = await askFor(pageNumber)
    await setTimeout(performance.now() - begun)
    return reply
  }
  return Readable.from(linesOf(csv, await askFor(1), askLater))
}

async function* linesOf(
  csv: ListCsv,
  first: unknown,
  askFor: (pageNumber: number) => Promise<unknown>,
): AsyncGenerator<string, void> {
  yield writeCsv(csv.columns.length > 0 ? [csv.columns] : [])
  const given = new Set<number>()
  for (let [page, reply] = [1, first]; ; reply = await askFor(++page)) {
    const rows = csv.rowsOf(reply as never)
    const others = rows.filter(([id]) => !given.has(id))
    if (others.length === 0) return
    if (given.size >= limits.exportedRows) {
      yield csvLines([[messages.exportEnds]])
      return
    }
    yield csvLines(others.map(([, cells]) => cells))
    if (rows.length < limits.exportedAtOnce) return
    for (const [id] of others) given.add(id)
  }
}

/** Sends the lines as a file with the list's file name. */
export const sendCsv = (reply: FastifyReply, { fileName }: ListCsv, lines: Readable) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(lines)
