import type { ErpUnderTest } from './erp-under-test.ts'

/** Clauses that are not tested if an ERP cannot do or report something. */
const untested: Record<string, string> = {
  pick: 'that an order is picked',
  ship: 'parcels, all returns, an invoice after shipment',
  cancelShipment: 'that a cancelled shipment is told and its goods come again',
  setTracking: 'a tracking number that is put right',
  setCarrier: 'a carrier that is put right',
  cancelLines: 'pieces that are cancelled',
  cancelOrder: 'an order that is cancelled as a whole',
  addLine: 'a line that the ERP’s people added',
  promise: 'a promise that has moved, and why',
  invoice: 'invoices and their PDFs',
  setPrice: 'that a changed price is answered at once',
  setBack: 'that a draft is not told as an order and is pushed on',
  countOrders: 'that the ERP’s people see one order, and none of what was refused',
  countReturns: 'that the ERP’s people see one return',
  wrongKey: 'that a wrong key is no wrong order',
  noRight: 'that a missing right is no wrong order',
  nobodyThere: 'that silence is no wrong order',
  busy: 'that a busy ERP is no wrong order',
  cut: 'that a lost call leaves one order',
  cancelReason: 'why an order was cancelled',
  slipReason: 'why a promise has moved',
  invoicePdf: 'the PDF of an invoice',
  promised: 'when a line is promised that nobody has moved',
  freeStock: 'that stock is what is free',
  unknownPart: 'that a part it has not is refused',
  unknownCustomer: 'that an account it has not is refused',
  noCustomer: 'that a company without an account is refused',
  unknownLine: 'that a return of a line it has not is refused',
  awaitedPart: 'stock of several warehouses, and receipts',
  manyParts: 'that many parts are one question',
  otherCustomer: 'that prices are the customer’s own and of the quantity',
  calls: 'that many orders or parts take no more calls than few',
  traces: 'that the trace is sent on',
}

/** Abilities that an adapter lacks, with the clauses that are therefore untested, one per line. */
export function missingOf(erp: ErpUnderTest): string[] {
  const { people, troubles, tells, refuses, awaitedPart, manyParts, otherCustomer, calls, traces } = erp
  const answers = { ...people, ...troubles, ...tells, ...refuses }
  return Object.entries({ ...answers, awaitedPart, manyParts, otherCustomer, calls, traces }).flatMap(
    ([name, answer]) =>
      typeof answer === 'string' ? [`${name}: ${answer} (untested: ${untested[name]})`] : [],
  )
}
