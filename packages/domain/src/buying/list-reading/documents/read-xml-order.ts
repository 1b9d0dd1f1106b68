import type { ListSource } from '../list-source.ts'
import { documentMessages } from './document-messages.ts'
import { readCxml } from './read-cxml.ts'
import { ORDER_X, readOrderX } from './read-order-x.ts'
import { readUbl } from './read-ubl.ts'
import { sourceOfOrders } from './source-of-orders.ts'
import type { XmlNode } from './xml-node.ts'

/** Reads the order of an XML document: UBL, cXML or Order-X. Every other document is named and no line of it is read. */
export function readXmlOrder(root: XmlNode): ListSource {
  if (root.name.toLowerCase() === 'cxml') return sourceOfOrders([readCxml(root)])
  if (root.name === ORDER_X) return sourceOfOrders([readOrderX(root)])
  if (root.name === 'Order') return sourceOfOrders([readUbl(root)])
  return { tables: [], orders: [], notAnOrder: sayOther(root) }
}

function sayOther(root: XmlNode): string {
  const poNumber =
    root.children
      .find(({ name }) => name === 'OrderReference')
      ?.children.find(({ name }) => name === 'ID')
      ?.text.trim() ?? ''
  if (root.name === 'OrderChange') return documentMessages.change(poNumber)
  if (root.name === 'OrderCancellation') return documentMessages.cancellation(poNumber)
  return documentMessages.isKnown(root.name)
    ? documentMessages.notAnOrder(root.name, poNumber)
    : documentMessages.noOrder
}
