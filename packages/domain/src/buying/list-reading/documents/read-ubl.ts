import type { ShipTo, SourceLine, SourceOrder } from '../list-source.ts'
import {
  addressOf,
  dayOf,
  emptyLine,
  emptyOrder,
  type OtherNumber,
  priceOfOne,
  readPoNumber,
} from './order-parts.ts'
import { shopUnit } from '../units.ts'
import { findNode, findNodes, textAt, type XmlNode } from './xml-node.ts'

/** Reads a UBL Order, with its elements in any order. */
export function readUbl(root: XmlNode): SourceOrder {
  const { poNumber, faults } = readPoNumber(textAt(root, 'ID'))
  const total = findNode(root, 'AnticipatedMonetaryTotal')
  const currencies = total?.children.map(({ attributes }) => attributes['currencyID'] ?? '') ?? []
  return {
    ...emptyOrder('UBL'),
    poNumber,
    needBy: needByOf(root),
    shipTo: shipToOf(root),
    currency: textAt(root, 'DocumentCurrencyCode') || (currencies.find((one) => one !== '') ?? ''),
    total: textAt(total, 'LineExtensionAmount', 'PayableAmount'),
    lines: findNodes(root, 'OrderLine').map(readLine),
    faults,
    attachments: findNodes(root, 'AdditionalDocumentReference').flatMap(nameOf),
  }
}

/** Last day of the period, or the day, that is asked for. */
const needByOf = (node: XmlNode | undefined) =>
  dayOf(
    textAt(
      findNode(node, 'Delivery'),
      'RequestedDeliveryPeriod/EndDate',
      'RequestedDeliveryPeriod/StartDate',
      'LatestDeliveryDate',
    ),
  )

function readLine(orderLine: XmlNode, index: number): SourceLine {
  const item = findNode(orderLine, 'LineItem')
  const goods = findNode(item, 'Item')
  const price = textAt(item, 'Price/PriceAmount')
  return {
    ...emptyLine(textAt(item, 'ID') || String(index + 1)),
    partNumber: textAt(goods, 'SellersItemIdentification/ID'),
    otherNumbers: [
      ...numberAt(goods, 'BuyersItemIdentification', 'BUYER'),
      ...numberAt(goods, 'StandardItemIdentification', 'GTIN'),
      ...numberAt(goods, 'ManufacturersItemIdentification', 'MAKER'),
    ],
    description: textAt(goods, 'Name', 'Description'),
    quantity: textAt(item, 'Quantity'),
    unit: shopUnit(findNode(item, 'Quantity')?.attributes['unitCode']?.trim() ?? ''),
    unitPrice: priceOfOne(price, textAt(item, 'Price/BaseQuantity')),
    amount: textAt(item, 'LineExtensionAmount'),
    needBy: needByOf(item),
    note: textAt(orderLine, 'Note') || textAt(item, 'Note'),
  }
}

function numberAt(goods: XmlNode | undefined, name: string, kind: OtherNumber['kind']): OtherNumber[] {
  const number = textAt(goods, `${name}/ID`)
  return number ? [{ kind, number }] : []
}

function shipToOf(root: XmlNode): ShipTo | null {
  const delivery = findNode(root, 'Delivery')
  const address = findNode(delivery, 'DeliveryAddress') ?? findNode(delivery, 'DeliveryLocation/Address')
  if (!address) return null
  const street = [textAt(address, 'StreetName'), textAt(address, 'BuildingNumber')].filter(Boolean).join(' ')
  return addressOf({
    name:
      textAt(delivery, 'DeliveryParty/PartyName/Name') ||
      textAt(root, 'BuyerCustomerParty/Party/PartyName/Name'),
    address1: street || textAt(address, 'AddressLine/Line'),
    address2: textAt(address, 'AdditionalStreetName'),
    city: textAt(address, 'CityName'),
    state: textAt(address, 'CountrySubentity'),
    zip: textAt(address, 'PostalZone'),
    country: textAt(address, 'Country/IdentificationCode'),
  })
}

/** Name of an attached document, which is neither fetched nor opened. */
function nameOf(reference: XmlNode): string[] {
  const embedded = findNode(reference, 'Attachment/EmbeddedDocumentBinaryObject')
  const name = embedded?.attributes['filename'] ?? textAt(reference, 'Attachment/ExternalReference/URI', 'ID')
  return name ? [name] : []
}
