import { ErpError, type ErpPort } from '../src/erp/index.ts'

export type Fault = 'answer lost' | 'unreachable' | 'rejected'

/** An ERP whose next submissions go wrong as told, in this order; otherwise it is the one behind it. */
export function faultyErp(behind: ErpPort) {
  const faults: Fault[] = []
  const submitted: string[] = []
  const erp: ErpPort = {
    ...behind,
    async submitOrder(order) {
      submitted.push(order.requestCode)
      const fault = faults.shift()
      if (fault === 'unreachable') throw new ErpError('retryable', 'The ERP does not answer.')
      if (fault === 'rejected') throw new ErpError('rejected', 'The account is on credit hold.')
      const placed = await behind.submitOrder(order)
      if (fault === 'answer lost') throw new ErpError('retryable', 'The answer was lost.', 'unknown')
      return placed
    },
  }
  return { erp, faults, submitted }
}
