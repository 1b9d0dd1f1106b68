import { ErpError } from '@volute/server/erp'
import { startShop } from '@volute/server/start-shop'
import { roughAdapter } from '../../../packages/server/test/rough-erp/rough-adapter.ts'

/** The shop as `npm start` runs it, on the rough ERP at the address of the first argument; nothing else is asked of it here. */
async function unasked(): Promise<never> {
  throw new ErpError('retryable', 'The run asks only for orders.')
}

const behind = {
  askParts: unasked,
  listCustomers: unasked,
  listDistributors: unasked,
}

await startShop(process.env, { ports: { erp: roughAdapter(process.argv[2] ?? '', behind) } })
