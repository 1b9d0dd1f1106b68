import type { ErpUnderTest } from './erp-under-test.ts'

/** Clauses that are not tested if an ERP cannot do or report something. */
const untested: Record<string, string> = {
  pick: 'that an order is picked',
  ship: 'parcels, all returns, an invoice after shipment',
  cancelShipment: 'that a cancelled shipment is reported and its goods are still to come',
  setTracking: 'a corrected tracking number',
  setCarrier: 'a corrected carrier',
  cancelLines: 'cancelled quantities',
  cancelOrder: 'an order that is cancelled as a whole',
  addLine: 'a line that the ERP’s staff added',
  promise: 'a promise that has moved, and why',
  invoice: 'invoices and their PDFs',
  setPrice: 'that a changed price counts at once',
  setBack: 'that a draft is no order and is completed',
  countOrders: 'that the ERP’s staff see one order, and none that was rejected',
  countReturns: 'that the ERP’s staff see one return',
  wrongKey: 'that a wrong key is not a wrong order',
  noRight: 'that a missing right is not a wrong order',
  nobodyThere: 'that silence is not a wrong order',
  busy: 'that a busy ERP is not a wrong order',
  cut: 'that a lost call leaves one order',
  cancelReason: 'why an order was cancelled',
  delayReason: 'why a promise has moved',
  invoicePdf: 'the PDF of an invoice',
  promised: 'the date of a line that nobody has moved',
  freeStock: 'that stock is free stock',
  unknownPart: 'that an unknown part is rejected',
  unknownCustomer: 'that an unknown account is rejected',
  noCustomer: 'that a company without an account is rejected',
  unknownLine: 'that a return of an unknown line is rejected',
  awaitedPart: 'stock of several warehouses, and receipts',
  manyParts: 'that many parts take one call',
  otherCustomer: 'that prices are the customer’s own, for the quantity',
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
