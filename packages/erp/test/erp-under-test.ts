import { randomUUID } from 'node:crypto'
import { addDays } from '@volute/domain/core/kernel'
import type { TestContext } from 'vitest'
import type { ErpOrder, ErpOrderState, ErpPort, PartAnswer } from '../src/index.ts'

/** Form of a document's id or number: the shop stores 50 characters of it. */
export const ID_OR_NUMBER = /^\S.{0,49}$/

/** A quantity of a line, identified by its position in the order as submitted. */
export interface LineQuantity {
  position: number
  quantity: string
}

/** Acts of an ERP's own staff, outside the shop. */
export interface ErpPeople {
  pick(orderId: string): Promise<void>
  /** Ships a parcel, without a particular carrier. */
  ship(orderId: string, lines: LineQuantity[], trackingNumber: string | null): Promise<void>
  /** Cancels a shipment, which then has not left: its goods still have to be shipped. */
  cancelShipment(orderId: string, shipmentId: string): Promise<void>
  setTracking(orderId: string, shipmentId: string, trackingNumber: string): Promise<void>
  setCarrier(orderId: string, shipmentId: string, carrier: string): Promise<void>
  cancelLines(orderId: string, lines: LineQuantity[], reason: string): Promise<void>
  cancelOrder(orderId: string, reason: string): Promise<void>
  /** Adds a line unknown to the shop. */
  addLine(orderId: string, partNumber: string, quantity: string): Promise<void>
  /** Changes the dates when lines are to be shipped. */
  promise(orderId: string, lines: { position: number; date: string }[], reason: string): Promise<void>
  /** Invoices everything not yet invoiced. */
  invoice(orderId: string): Promise<void>
  /** Changes the price of a part for the customer under test. */
  setPrice(partNumber: string, price: string): Promise<void>
  /** Sets a placed order back to the draft that an interrupted call would have left. */
  setBack(orderId: string): Promise<void>
  /** Number of orders with a request code that the staff see, drafts included, cancelled ones excluded. */
  countOrders(requestCode: string): Promise<number>
  /** Number of returns with a claim code, counted the same way. */
  countReturns(claimCode: string): Promise<number>
}

/** Ports to the same ERP with a fault in between. */
export interface ErpTroubles {
  /** The key or password is wrong. */
  wrongKey(): Promise<ErpPort> | ErpPort
  /** The user may not place orders. */
  noRight(): Promise<ErpPort> | ErpPort
  /** Nothing listens at the address. */
  nobodyThere(): Promise<ErpPort> | ErpPort
  /** The ERP is too busy to place an order. */
  busy(): Promise<ErpPort> | ErpPort
  /** The connection is cut once, at the call that creates an order: before the ERP receives it, or after it is done. */
  cut(when: 'before' | 'after'): Promise<ErpPort> | ErpPort
}

/** Facts that an ERP may be unable to report, though its staff know them. */
export interface ErpTales {
  cancelReason: true | string
  delayReason: true | string
  invoicePdf: true | string
  /** Planned date of a line that nobody has moved. */
  promised: true | string
  /** Stock minus the quantity that others have ordered, instead of the quantity on hand. */
  freeStock: true | string
}

/** Rejections that an ERP may be unable to make. */
export interface ErpRefusals {
  unknownPart: true | string
  unknownCustomer: true | string
  /** An order of a company without an account. */
  noCustomer: true | string
  /** A return of a line that the order does not have. */
  unknownLine: true | string
}

type OrSentence<Acts> = { [Act in keyof Acts]: Acts[Act] | string }

/** ERP under test; anything it cannot do or report is a sentence that says so. */
export interface ErpUnderTest {
  erp: ErpPort
  /** Opens another port to the same ERP, like another process of the shop. */
  open(): ErpPort
  /** The ERP's clock. */
  now: Date
  /** Waits a moment, so that the next change is later than the last one. */
  later(): Promise<void>
  customer: string
  /** Has at least 5 in stock, however much the tests order. */
  stockedPart: string
  /** Has none in stock and none on order. */
  madePart: { partNumber: string; leadTimeDays: number }
  /** Is in stock in several warehouses, listed with the customer's nearest first, and has more on order. */
  awaitedPart: Pick<PartAnswer, 'partNumber' | 'stock' | 'receipts'> | string
  /** Two hundred different parts. */
  manyParts: string[] | string
  /** A customer with another price for one `stockedPart`, and its prices by quantity. */
  otherCustomer: { customer: string; prices: [quantity: string, price: string][] } | string
  /** Number of customers, and one of the distributors. */
  parties: { customers: number; distributor: string }
  /** Total of an invoice for quantities 5 and 3 of the sample order. */
  invoiceTotal: string
  /** Page size of `listOrders`. */
  pageSize: number
  /** Number of calls to the ERP. */
  calls: (() => number) | string
  /** Traces that the calls carried. */
  traces: (() => (string | undefined)[]) | string
  people: OrSentence<ErpPeople>
  troubles: OrSentence<ErpTroubles>
  tells: ErpTales
  refuses: ErpRefusals
}

/** Returns the staff's act, or skips the test with the reason why they cannot do it. */
export function handOf<Act extends keyof ErpPeople>(
  context: TestContext,
  { people }: ErpUnderTest,
  act: Act,
): ErpPeople[Act] {
  const hand: ErpPeople[Act] | string | undefined = people[act]
  if (typeof hand === 'string') return context.skip(hand)
  if (typeof hand !== 'function') throw new Error(`people.${act} is neither an act nor a sentence why not`)
  return hand
}

/** State of an order as the port returns it. */
export async function stateOf({ erp }: ErpUnderTest, orderId: string): Promise<ErpOrderState> {
  const [state] = await erp.getOrders({ orderIds: [orderId] })
  if (!state) throw new Error(`the ERP does not know order ${orderId}`)
  return state
}

/** Submits an order with two lines, of 5 and of 3 quantities, and returns its id. */
export async function placeTwoLines({ erp, customer, stockedPart }: ErpUnderTest): Promise<string> {
  const order = sampleOrder(customer, stockedPart)
  const lines = order.lines.flatMap((line) => ['5', '3'].map((quantity) => ({ ...line, quantity })))
  return (await erp.submitOrder({ ...order, lines })).orderId
}

/** A day so far ahead of a clock that it is beyond every lead time of the parts under test. */
export const dayAhead = (now: Date, days: number) => addDays(now.toISOString().slice(0, 10), days)

export function sampleOrder(customer: string, partNumber: string): ErpOrder {
  const wished = dayAhead(new Date(), 14)
  return {
    requestCode: randomUUID(),
    customer,
    poNumber: 'PO-1',
    orderedBy: 'Ben',
    shipTo: {
      companyName: 'Riverbend Irrigation',
      contactName: null,
      phoneNumber: null,
      addressLine1: '1 Canal Road',
      addressLine2: null,
      city: 'Fresno',
      state: 'CA',
      postalCode: '93706',
      country: 'US',
    },
    shipVia: 'Ground',
    billingType: 'UPS Freight Collect',
    billingAccountNumber: 'A1',
    allowPartialShipments: false,
    comment: null,
    specialInstructions: 'Ring the bell',
    shipBy: wished,
    needBy: wished,
    discountPercent: '12.5',
    lines: [
      {
        partNumber,
        description: 'A part',
        quantity: '2',
        unit: 'EA',
        unitPrice: '614.90',
        paintColor: null,
        impellerTrim: null,
        impellerAngle: null,
        shipBy: wished,
        promised: [],
        note: null,
      },
    ],
  }
}
