import type { ErpPort } from '../src/erp/index.ts'

type AskParts = ErpPort['askParts']

/** An ERP that remembers what it was asked about parts, and answers what a test lets it. */
export function questionedErp() {
  const asked: [customer: string, wanted: Parameters<AskParts>[1]][] = []
  const answers = { next: readyOn('2026-12-04') }
  const erp = {
    async askParts(customer, wanted) {
      asked.push([customer, wanted])
      return answers.next(customer, wanted)
    },
  } satisfies Partial<ErpPort> as unknown as ErpPort
  return { erp, asked, answers }
}

/** Answers one date for every part. */
export function readyOn(readyDate: string | null): AskParts {
  return async (_customer, wanted) =>
    wanted.map((one) => ({ ...one, stock: '0', readyDate, leadTimeDays: 14, price: null }))
}
