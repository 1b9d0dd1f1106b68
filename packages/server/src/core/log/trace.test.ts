import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { requestOf } from '@volute/domain/core/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { silentErp } from '../../../test/faulty-erp.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fillCart } from '../../../test/order-body.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { ErpError, type ErpPort } from '@volute/erp'
import { openLog } from './log.ts'
import { readTrace } from './trace.ts'

it.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736-01'],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', '4bf92f3577b34da6a3ce929d0e0e4736-00'],
  // Flags of which this version knows only the last, and a later version with more fields after them.
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-fe', '4bf92f3577b34da6a3ce929d0e0e4736-00'],
  ['cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what', '4bf92f3577b34da6a3ce929d0e0e4736-01'],
  ['ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', undefined],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', undefined],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
  [undefined, undefined],
])('the traceparent %s names the trace %s', (traceparent, trace) => {
  expect(readTrace(traceparent)).toBe(trace)
})

let shop: TestShop
let order: (traceparent?: string) => Promise<string>
const lines: { msg: string; reqId?: string; req?: { url: string } }[] = []
const calls: { operation: string; code: string; traceparent: string | undefined }[] = []
/** Faults of an order's next submission, by its request code. */
const faults = new Map<string, ErpError>()

const recordingErp: ErpPort = {
  ...silentErp,
  health: async () => ({ product: 'Recording', version: '1' }),
  async submitOrder({ requestCode: code }, traceparent) {
    calls.push({ operation: 'submitOrder', code, traceparent })
    const fault = faults.get(code)
    faults.delete(code)
    if (fault) throw fault
    return { orderId: code, orderNumber: code.slice(0, 8), wasThere: false }
  },
  async getOrders(by, traceparent) {
    const [code = ''] = 'requestCodes' in by ? by.requestCodes : []
    calls.push({ operation: 'getOrders', code, traceparent })
    return []
  },
  askParts: async () => [],
}

beforeAll(async () => {
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  shop = await openTestShop({ erp: recordingErp, log })
  const ids = await worldIds(shop)
  const ben = await shop.signIn('ben@riverbend.example')
  order = async (traceparent) => {
    const { version } = (await shop.call(getCartMap, {}, ben)).body
    await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
    const body = await fillCart(shop, ben, [{ partId: ids.part('TB10773'), quantity: 1 }])
    const { method, url } = requestOf(placeSalesOrder, body)
    const { statusCode } = await shop.app.inject({
      method: method as 'POST',
      url,
      headers: {
        authorization: `Bearer ${ben.token}`,
        'x-company-id': String(ben.companyId),
        ...(traceparent && { traceparent }),
      },
      payload: body,
    })
    if (statusCode !== 201) throw new Error(`the order was answered ${statusCode}`)
    return body.salesOrderRequestCode
  }
})
afterAll(() => shop.close())

it('every ERP call for an order belongs to the trace of its request, on every attempt (OQ-72)', async () => {
  const unsure = await order('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00')
  const refusing = await order('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')
  const untraced = await order()
  const { reqId = '' } = lines.findLast(({ req }) => req?.url.endsWith(placeSalesOrder.path)) ?? {}
  faults.set(unsure, new ErpError('retryable', 'The answer was lost.', 'unknown'))
  faults.set(refusing, new ErpError('config', 'The token has run out.'))
  await shop.shop.startWorkers()
  const submitted = (code: string) =>
    calls.filter((one) => one.operation === 'submitOrder' && one.code === code).length
  await eventually(
    async () => submitted(unsure) === 2 && submitted(refusing) === 2 && submitted(untraced) > 0,
  )

  const reported = Map.groupBy(calls, ({ code }) => code)
  const ofUnsure = reported.get(unsure) ?? []
  expect(ofUnsure.map(({ operation }) => operation)).toEqual(['submitOrder', 'getOrders', 'submitOrder'])
  for (const [code, trace] of [
    [unsure, /^00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[\da-f]{16}-00$/],
    [refusing, /^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[\da-f]{16}-01$/],
    [untraced, new RegExp(`^00-${reqId}-[\\da-f]{16}-01$`)],
  ] as const)
    for (const { traceparent } of reported.get(code) ?? []) expect(traceparent).toMatch(trace)
  expect(new Set(calls.map(({ traceparent }) => traceparent)).size).toBe(calls.length)

  const logged = (msg: string) => lines.filter((line) => line.msg === msg).map((line) => line.reqId)
  expect(logged('the ERP refuses the shop: orders wait')).toEqual(['0af7651916cd43dd8448eb211c80319c'])
  expect(new Set(logged('a job failed and is tried again'))).toEqual(
    new Set(['0af7651916cd43dd8448eb211c80319c', '4bf92f3577b34da6a3ce929d0e0e4736']),
  )
})
