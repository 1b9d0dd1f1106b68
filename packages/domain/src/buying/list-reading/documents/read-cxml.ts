import type { ShipTo, SourceLine, SourceOrder } from '../list-source.ts'
import { documentMessages } from './document-messages.ts'
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
import type { ReadDocument } from './source-of-orders.ts'
import { findNode, findNodes, textAt, type XmlNode } from './xml-node.ts'

/** Reads the OrderRequest of a cXML document, with its elements in any order; other requests are named. */
export function readCxml(root: XmlNode): ReadDocument {
  const request = findNode(root, 'Request') ?? findNode(root, 'Message') ?? root
  const content = findNode(request, 'OrderRequest')
  const header = findNode(content, 'OrderRequestHeader')
  if (!content || !header) return { notAnOrder: sayOther(request), faults: [] }
  const written = header.attributes['orderID']?.trim() ?? ''
  const type = header.attributes['type']
  if (type === 'update') return { notAnOrder: documentMessages.change(written), faults: [] }
  if (type === 'delete') return { notAnOrder: documentMessages.cancellation(written), faults: [] }
  const isTest = request.attributes['deploymentMode'] === 'test'
  return readOrder(content, header, isTest ? [documentMessages.test] : [])
}

function sayOther(request: XmlNode): string {
  const content = request.children.find(({ name }) => documentMessages.isKnown(name))
  if (!content) return documentMessages.noOrder
  const referred = content.children.find(({ name }) => name.endsWith('Header')) ?? content
  const reference = [
    referred,
    ...referred.children,
    ...content.children,
    ...content.children.flatMap(({ children }) => children),
  ]
  const poNumber = reference.find(({ name }) => name === 'OrderReference')?.attributes['orderID'] ?? ''
  return documentMessages.notAnOrder(content.name, poNumber)
}

function readOrder(content: XmlNode, header: XmlNode, known: readonly string[]): SourceOrder {
  const { poNumber, faults } = readPoNumber(header.attributes['orderID']?.trim() ?? '')
  const items = findNodes(content, 'ItemOut')
  const money = findNode(header, 'Total/Money')
  return {
    ...emptyOrder('CXML'),
    poNumber,
    needBy: dayOf(header.attributes['requestedDeliveryDate'] ?? ''),
    shipTo: shipToOf(findNode(header, 'ShipTo/Address')),
    currency: money?.attributes['currency'] ?? '',
    total: textAt(header, 'Total/Money'),
    lines: items.map(readLine),
    faults: [...known, ...faults],
    attachments: [header, ...items].flatMap((one) =>
      findNodes(one, 'Comments').flatMap((comments) =>
        findNodes(comments, 'Attachment').map((attachment) => textAt(attachment, 'URL')),
      ),
    ),
  }
}

function readLine(item: XmlNode, index: number): SourceLine {
  const detail = findNode(item, 'ItemDetail')
  const price = textAt(detail, 'UnitPrice/Money')
  return {
    ...emptyLine(item.attributes['lineNumber'] ?? String(index + 1)),
    partNumber: textAt(item, 'ItemID/SupplierPartID'),
    otherNumbers: [
      ...numberOf(textAt(item, 'ItemID/BuyerPartID'), 'BUYER'),
      ...numberOf(textAt(detail, 'ManufacturerPartID'), 'MAKER'),
    ],
    description: textAt(detail, 'Description', 'Description/ShortName'),
    quantity: item.attributes['quantity']?.trim() ?? '',
    unit: shopUnit(textAt(detail, 'UnitOfMeasure')),
    unitPrice: priceOfOne(price, findNode(detail, 'PriceBasisQuantity')?.attributes['quantity'] ?? ''),
    needBy: dayOf(item.attributes['requestedDeliveryDate'] ?? ''),
    note: textAt(item, 'Comments'),
  }
}

const numberOf = (number: string, kind: OtherNumber['kind']): OtherNumber[] =>
  number ? [{ kind, number }] : []

function shipToOf(address: XmlNode | undefined): ShipTo | null {
  const postal = findNode(address, 'PostalAddress')
  if (!postal) return null
  const [street, second] = findNodes(postal, 'Street')
  return addressOf({
    name: textAt(address, 'Name'),
    address1: street?.text.trim() ?? '',
    address2: second?.text.trim() ?? '',
    city: textAt(postal, 'City'),
    state: textAt(postal, 'State'),
    zip: textAt(postal, 'PostalCode'),
    country: findNode(postal, 'Country')?.attributes['isoCountryCode'] ?? '',
  })
}
