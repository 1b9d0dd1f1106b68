import type { ShipTo, SourceLine } from '../list-source.ts'
import { shopUnit } from '../units.ts'
import { documentMessages } from './document-messages.ts'
import {
  addressOf,
  dateOfDigits,
  emptyLine,
  emptyOrder,
  type OtherNumber,
  priceOfOne,
  readPoNumber,
} from './order-parts.ts'
import type { ReadDocument } from './source-of-orders.ts'
import { findNode, findNodes, textAt, type XmlNode } from './xml-node.ts'

/** Name of the root of Order-X, the order's form of Factur-X. */
export const ORDER_X = 'SCRDMCCBDACIOMessageStructure'

/** Reads an Order-X document (UN/CEFACT Cross Industry Order); a change and a response are named. */
export function readOrderX(root: XmlNode): ReadDocument {
  const document = findNode(root, 'ExchangedDocument')
  const written = textAt(document, 'ID')
  const type = textAt(document, 'TypeCode')
  if (type === '230') return { notAnOrder: documentMessages.change(written), faults: [] }
  if (type === '231') return { notAnOrder: documentMessages.notAnOrder('OrderResponse', written), faults: [] }
  const { poNumber, faults } = readPoNumber(written)
  const trade = findNode(root, 'SupplyChainTradeTransaction')
  const delivery = findNode(trade, 'ApplicableHeaderTradeDelivery')
  const settlement = findNode(trade, 'ApplicableHeaderTradeSettlement')
  return {
    ...emptyOrder('ORDERX'),
    poNumber,
    needBy: needByOf(delivery),
    shipTo: shipToOf(findNode(delivery, 'ShipToTradeParty')),
    currency: textAt(settlement, 'OrderCurrencyCode'),
    total: textAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount'),
    lines: findNodes(trade, 'IncludedSupplyChainTradeLineItem').map(readLine),
    faults,
  }
}

const needByOf = (delivery: XmlNode | undefined) =>
  dateOfDigits(
    textAt(
      findNode(delivery, 'RequestedDeliverySupplyChainEvent'),
      'OccurrenceDateTime/DateTimeString',
      'OccurrenceSpecifiedPeriod/EndDateTime/DateTimeString',
    ).slice(0, 8),
  )

function readLine(item: XmlNode, index: number): SourceLine {
  const goods = findNode(item, 'SpecifiedTradeProduct')
  const price = findNode(item, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice')
  const delivery = findNode(item, 'SpecifiedLineTradeDelivery')
  const document = findNode(item, 'AssociatedDocumentLineDocument')
  return {
    ...emptyLine(textAt(document, 'LineID') || String(index + 1)),
    partNumber: textAt(goods, 'SellerAssignedID'),
    otherNumbers: [
      ...numberAt(goods, 'BuyerAssignedID', 'BUYER'),
      ...numberAt(goods, 'GlobalID', 'GTIN'),
      ...numberAt(goods, 'ManufacturerAssignedID', 'MAKER'),
    ],
    description: textAt(goods, 'Name', 'Description'),
    quantity: textAt(delivery, 'RequestedQuantity'),
    unit: shopUnit(findNode(delivery, 'RequestedQuantity')?.attributes['unitCode'] ?? ''),
    unitPrice: priceOfOne(textAt(price, 'ChargeAmount'), textAt(price, 'BasisQuantity')),
    amount: textAt(
      item,
      'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    ),
    needBy: needByOf(delivery),
    note: textAt(document, 'IncludedNote/Content'),
  }
}

function numberAt(goods: XmlNode | undefined, name: string, kind: OtherNumber['kind']): OtherNumber[] {
  const number = textAt(goods, name)
  return number ? [{ kind, number }] : []
}

function shipToOf(party: XmlNode | undefined): ShipTo | null {
  const address = findNode(party, 'PostalTradeAddress')
  return addressOf({
    name: textAt(party, 'Name'),
    address1: textAt(address, 'LineOne'),
    address2: textAt(address, 'LineTwo'),
    city: textAt(address, 'CityName'),
    state: textAt(address, 'CountrySubDivisionName'),
    zip: textAt(address, 'PostcodeCode'),
    country: textAt(address, 'CountryID'),
  })
}
