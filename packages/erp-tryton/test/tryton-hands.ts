import { bytes, date, decimal } from '../src/tryton-values.ts'
import type { ErpPeople } from '@volute/erp/contract'
import type { TrytonPeople } from './ask-tryton.ts'
import { dayIn } from './day-in.ts'
import { giveUp, leaveForLater, openShipments, packPart, splitOff, step } from './tryton-shipments.ts'

/** Acts of Tryton's own staff on the shop's orders, in the steps of its client. */
export function trytonHands(tryton: TrytonPeople) {
  return {
    async pick(orderId) {
      const [shipment] = await openShipments(tryton, orderId)
      await step(tryton, shipment, 'assign_force', 'pick')
    },
    async ship(orderId, lines, trackingNumber) {
      await step(tryton, await packPart(tryton, orderId, lines, trackingNumber), 'done')
    },
    cancelShipment: 'a shipment that is done cannot be cancelled in Tryton; its goods come back as a return',
    async setTracking(_orderId, shipmentId, reference) {
      await tryton.write('stock.shipment.out', [Number(shipmentId)], { reference })
    },
    async setCarrier(_orderId, shipmentId, carrier) {
      const id = Number(shipmentId)
      const [shipment] = await tryton.find('stock.shipment.out', [['id', '=', id]], ['reference'])
      await tryton.write('stock.shipment.out', [id], {
        reference: `${carrier} ${String(shipment?.['reference'])}`,
      })
    },
    async cancelLines(orderId, lines, reason) {
      await giveUp(tryton, orderId, await leaveForLater(tryton, orderId, lines))
      await noteLines(tryton, orderId, lines, reason)
    },
    async cancelOrder(orderId, reason) {
      await giveUp(tryton, orderId, await openShipments(tryton, orderId))
      await noteLines(tryton, orderId, [{ position: 0 }], reason)
    },
    addLine: 'a sale in process takes no more lines in Tryton (unless by its module sale_amendment)',
    async promise(orderId, lines, reason) {
      for (const { position, date: day } of lines) await splitOff(tryton, orderId, position, day)
      await noteLines(tryton, orderId, lines, reason)
    },
    invoice: (orderId) => postInvoices(tryton, orderId),
    async setPrice(partNumber, price) {
      const [product] = await tryton.find('product.product', [['code', '=', partNumber]], ['template'])
      // The customer under test pays nine tenths of the list price.
      await tryton.write('product.template', [Number(product?.['template'])], {
        list_price: decimal((Number(price) / 0.9).toFixed(4)),
      })
    },
    async setBack(orderId) {
      await tryton.write('sale.sale', [Number(orderId)], { state: 'quotation' })
    },
    async countOrders(requestCode) {
      const stands = ['state', '!=', 'cancelled']
      return (await tryton.find('sale.sale', [['web_id', '=', requestCode], stands])).length
    },
    async countReturns(claimCode) {
      const stands = ['state', '!=', 'cancelled']
      return (await tryton.find('sale.complaint', [['reference', '=', claimCode], stands])).length
    },
  } satisfies { [Act in keyof ErpPeople]: ErpPeople[Act] | string }
}

/** Writes facts for the buyer into the notes of lines. */
async function noteLines(tryton: TrytonPeople, orderId: string, lines: { position: number }[], note: string) {
  const ids = await tryton.find('sale.line', [
    ['sale', '=', Number(orderId)],
    ['sequence', 'in', lines.map(({ position }) => position + 1)],
  ])
  await tryton.write(
    'sale.line',
    ids.map((line) => line.id),
    { note },
  )
}

/** Posts the order's invoices, with a stub for the PDF that LibreOffice creates where Tryton has it. */
async function postInvoices(tryton: TrytonPeople, orderId: string) {
  const drafts = await tryton.find('account.invoice', [
    ['sales', '=', Number(orderId)],
    ['state', '=', 'draft'],
  ])
  const ids = drafts.map((invoice) => invoice.id)
  const pdf = Buffer.from(`%PDF-1.4 Invoice of ${orderId}`)
  await tryton.write('account.invoice', ids, {
    invoice_date: date(dayIn(0)),
    invoice_report_format: 'pdf',
    invoice_report_cache: bytes(pdf),
  })
  await tryton.act('account.invoice.post', ids)
}
