import { ErpError } from '@volute/erp'
import { startShop } from '@volute/server/start-shop'
import { roughAdapter } from '../../../../packages/server/test/rough-erp/rough-adapter.ts'

/** Runs the shop as `npm start` does; with an argument, on the rough ERP at that address, which is only asked for orders. */
async function unasked(): Promise<never> {
  throw new ErpError('retryable', 'The run asks only for orders.')
}

const behind = {
  hasCustomerPrices: false,
  getInvoice: unasked,
  requestReturn: unasked,
  askParts: unasked,
  listCustomers: unasked,
  listDistributors: unasked,
}

const [rough] = process.argv.slice(2)
await startShop(process.env, rough ? { ports: { erp: roughAdapter(rough, behind) } } : {})
