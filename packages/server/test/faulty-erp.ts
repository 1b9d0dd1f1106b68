import { ErpError, type ErpPort } from '@volute/erp'

export type Fault = 'answer lost' | 'unreachable' | 'rejected' | 'never answered' | 'never heard'

const nothing = new Promise<never>(() => {})

/** An ERP whose next submissions fail with these faults, in this order; otherwise passes calls to the ERP behind it. */
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
      if (fault === 'never heard') return nothing
      const placed = await behind.submitOrder(order)
      if (fault === 'answer lost') throw new ErpError('retryable', 'The answer was lost.', 'unknown')
      return fault === 'never answered' ? nothing : placed
    },
  }
  return { erp, faults, submitted }
}

/** An ERP that never responds. */
export const silentErp: ErpPort = {
  hasCustomerPrices: false,
  health: () => nothing,
  submitOrder: () => nothing,
  getOrders: () => nothing,
  listOrders: () => nothing,
  askParts: () => nothing,
  getInvoice: () => nothing,
  requestReturn: () => nothing,
  listCustomers: () => nothing,
  listDistributors: () => nothing,
}
