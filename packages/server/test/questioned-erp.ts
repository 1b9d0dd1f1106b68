import type { ErpPort, PartAnswer } from '@volute/erp'

type AskParts = ErpPort['askParts']

/** An ERP that records the part requests it gets, and answers as the test defines. */
export function questionedErp() {
  const asked: [customer: string, wanted: Parameters<AskParts>[1]][] = []
  const answers = { next: readyOn('2026-12-04') }
  const erp = {
    isDesk: true,
    async askParts(customer, wanted) {
      asked.push([customer, wanted])
      return answers.next(customer, wanted)
    },
  } satisfies Partial<ErpPort> as unknown as ErpPort
  return { erp, asked, answers }
}

/** Answers that any quantity of every part is ready on one date; null if unknown. */
export function readyOn(date: string | null): AskParts {
  return suppliedBy({ receipts: date === null ? [] : [{ dueOn: date, quantity: '999' }] })
}

/** Answers with the same supply for every part; missing fields are empty. */
export function suppliedBy(supply: Partial<PartAnswer>): AskParts {
  return async (_customer, wanted) =>
    wanted.map((one) => ({
      ...one,
      asOf: '2026-11-20T12:00:00.000Z',
      stock: [],
      receipts: [],
      leadTimeDays: null,
      cutoff: null,
      price: null,
      ...supply,
    }))
}
