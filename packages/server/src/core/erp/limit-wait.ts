import { nextTraceparent } from '../log/trace.ts'
import { ErpError, type ErpPort } from '@volute/erp'

/**
 * Wraps an ERP so that each call carries its trace and has a timeout. After a timeout the call fails as retryable, and its
 * outcome at the ERP is unknown. A late answer is ignored; the request code keeps an order single when it is submitted again
 * (OQ-47).
 */
export function limitWait(erp: ErpPort, milliseconds: number): ErpPort {
  async function inTime<T>(answer: Promise<T>): Promise<T> {
    const silence = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => silence.reject(new ErpError('retryable', 'The ERP does not answer.', 'unknown')),
      milliseconds,
    )
    return Promise.race([answer, silence.promise]).finally(() => clearTimeout(timer))
  }
  return {
    ...(erp.isDesk && { isDesk: true }),
    hasCustomerPrices: erp.hasCustomerPrices,
    health: () => inTime(erp.health(nextTraceparent())),
    submitOrder: (order) => inTime(erp.submitOrder(order, nextTraceparent())),
    getOrders: (by) => inTime(erp.getOrders(by, nextTraceparent())),
    listOrders: (query) => inTime(erp.listOrders(query, nextTraceparent())),
    askParts: (customer, wanted) => inTime(erp.askParts(customer, wanted, nextTraceparent())),
    getInvoice: (invoice) => inTime(erp.getInvoice(invoice, nextTraceparent())),
    requestReturn: (wanted) => inTime(erp.requestReturn(wanted, nextTraceparent())),
    listCustomers: () => inTime(erp.listCustomers(nextTraceparent())),
    listDistributors: () => inTime(erp.listDistributors(nextTraceparent())),
  }
}
