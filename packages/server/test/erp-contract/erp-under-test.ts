import { randomUUID } from 'node:crypto'
import { addDays } from '@volute/domain/core/kernel'
import type { TestContext } from 'vitest'
import type { ErpOrder, ErpOrderState, ErpPort, PartAnswer } from '../../src/core/erp/index.ts'

/** Form of an id or a number of a document: the shop keeps 50 characters of it. */
export const ID_OR_NUMBER = /^\S.{0,49}$/

/** A quantity of a line, told by its place in the order as it was submitted. */
export interface Pieces {
  position: number
  quantity: string
}

/** Acts of an ERP's own people there, without the shop. */
export interface ErpPeople {
  pick(orderId: string): Promise<void>
  /** Lets a parcel leave, by no carrier in particular. */
  ship(orderId: string, lines: Pieces[], trackingNumber: string | null): Promise<void>
  /** A cancelled shipment has not left: its goods are still to come. */
  cancelShipment(orderId: string, shipmentId: string): Promise<void>
  setTracking(orderId: string, shipmentId: string, trackingNumber: string): Promise<void>
  setCarrier(orderId: string, shipmentId: string, carrier: string): Promise<void>
  cancelLines(orderId: string, lines: Pieces[], reason: string): Promise<void>
  cancelOrder(orderId: string, reason: string): Promise<void>
  /** Adds a line that the shop knows nothing of. */
  addLine(orderId: string, partNumber: string, quantity: string): Promise<void>
  /** Moves when lines are to be shipped. */
  promise(orderId: string, lines: { position: number; date: string }[], reason: string): Promise<void>
  /** Invoices what has not been invoiced. */
  invoice(orderId: string): Promise<void>
  /** Changes the price of a part for the customer under test. */
  setPrice(partNumber: string, price: string): Promise<void>
  /** Sets a placed order back to the draft that a lost call would have left of it. */
  setBack(orderId: string): Promise<void>
  /** Number of orders of a request code that they see, drafts too; those that are cancelled do not count. */
  countOrders(requestCode: string): Promise<number>
  /** The same of a claim's returns. */
  countReturns(claimCode: string): Promise<number>
}

/** Ports to the same ERP with something in their way. */
export interface ErpTroubles {
  /** Its key or password is wrong. */
  wrongKey(): Promise<ErpPort> | ErpPort
  /** Its user may not place orders. */
  noRight(): Promise<ErpPort> | ErpPort
  /** Nobody answers at its address. */
  nobodyThere(): Promise<ErpPort> | ErpPort
  /** The ERP is too busy to place an order. */
  busy(): Promise<ErpPort> | ErpPort
  /** Its line is cut once, at the call that makes an order: before the ERP has heard it, or after that was done. */
  cut(when: 'before' | 'after'): Promise<ErpPort> | ErpPort
}

/** Facts that an ERP may be unable to tell, though its people know them. */
export interface ErpTales {
  cancelReason: true | string
  slipReason: true | string
  invoicePdf: true | string
  /** For when a line is planned that nobody has moved. */
  promised: true | string
  /** Quantity that is free once others have ordered, not what lies there. */
  freeStock: true | string
}

/** Rejections that an ERP may be unable to make. */
export interface ErpRefusals {
  unknownPart: true | string
  unknownCustomer: true | string
  /** An order of a company that has no account. */
  noCustomer: true | string
  /** A return of a line that the order has not. */
  unknownLine: true | string
}

type OrSentence<Acts> = { [Act in keyof Acts]: Acts[Act] | string }

/** ERP under test, as the contract gets it; what it cannot do or tell is a sentence that says so. */
export interface ErpUnderTest {
  erp: ErpPort
  /** Another port to the same ERP, as another process of the shop opens it. */
  open(): ErpPort
  /** The ERP's clock. */
  now: Date
  /** Lets a moment pass, so that what is done next is later than what was done. */
  later(): Promise<void>
  customer: string
  /** Holds at least 5, however much is ordered of it here. */
  stockedPart: string
  /** Holds none, and none is on order. */
  madePart: { partNumber: string; leadTimeDays: number }
  /** Lies in several warehouses, here with the customer's nearest first, and more is on order. */
  awaitedPart: Pick<PartAnswer, 'partNumber' | 'stock' | 'receipts'> | string
  /** Two hundred different parts. */
  manyParts: string[] | string
  /** A customer to whom one `stockedPart` costs something else, with its price by quantity. */
  otherCustomer: { customer: string; prices: [quantity: string, price: string][] } | string
  /** Number of customers, and one of the distributors. */
  parties: { customers: number; distributor: string }
  /** The total of an invoice for 5 and 3 pieces of the sample order. */
  invoiceTotal: string
  /** Orders that `listOrders` answers at once. */
  pageSize: number
  /** Number of calls to the ERP. */
  calls: (() => number) | string
  /** The traces that its calls carried. */
  traces: (() => (string | undefined)[]) | string
  people: OrSentence<ErpPeople>
  troubles: OrSentence<ErpTroubles>
  tells: ErpTales
  refuses: ErpRefusals
}

/** The people's act, or the test is left out with the sentence of why they cannot do it. */
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

/** An order's state, as the port tells it. */
export async function stateOf({ erp }: ErpUnderTest, orderId: string): Promise<ErpOrderState> {
  const [state] = await erp.getOrders({ orderIds: [orderId] })
  if (!state) throw new Error(`the ERP does not know order ${orderId}`)
  return state
}

/** Submits an order of 5 and 3 pieces; answers its id. */
export async function placeTwoLines({ erp, customer, stockedPart }: ErpUnderTest): Promise<string> {
  const order = sampleOrder(customer, stockedPart)
  const lines = order.lines.flatMap((line) => ['5', '3'].map((quantity) => ({ ...line, quantity })))
  return (await erp.submitOrder({ ...order, lines })).orderId
}

/** A day so far ahead of a clock that no lead time of the parts under test leads there. */
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
