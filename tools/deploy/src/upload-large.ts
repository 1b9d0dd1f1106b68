import { addInvoice, listManagedOrders } from '@volute/domain/buying/orders'
import { requestOf } from '@volute/domain/core/kernel'
import { signIn } from '@volute/domain/people/session'
import { beginDraft, uploadFile } from '@volute/domain/workbench/workbench'
import { PASSWORD } from './first-order.ts'
import type { Site } from './open-site.ts'

/** Size in bytes that exceeds the shop's limit for other requests, and a proxy's default limit. */
const SIZE = 3_000_000

/** Uploads a scan of 3 MB to a draft and adds an invoice of 3 MB to the latest order, as the administrator. */
export async function uploadLarge(site: Site, admin: string, invoiceNumber: string): Promise<void> {
  const { token } = await site.call(signIn, { username: admin, password: PASSWORD })
  const { publicationId } = await site.call(beginDraft, { name: `Scan for ${invoiceNumber}` }, token)
  const { method, url } = requestOf(uploadFile, { publicationId: String(publicationId), name: 'scan.tiff' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const uploaded = await site.ask(url, { method, headers }, Buffer.alloc(SIZE, 'II*\0'))
  if (uploaded.status !== 201) throw new Error(`The scan is not taken: ${uploaded.status} ${uploaded.body}`)
  const { orders } = await site.call(listManagedOrders, {}, token)
  const invoice = { number: invoiceNumber, invoicedOn: new Date().toISOString().slice(0, 10), total: 10 }
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(SIZE, 7)]).toString('base64')
  await site.call(addInvoice, { salesOrderId: String(orders[0]?.salesOrderId), ...invoice, pdf }, token)
}
