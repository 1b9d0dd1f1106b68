import { freePort } from '../../../../e2e/free-port.ts'
import { administer } from '../../../gate/src/administer.ts'
import { BEING_PLACED } from '../../../../packages/erp-tryton/src/draft-sale.ts'
import { askTryton, type TrytonPeople } from '../../../../packages/erp-tryton/test/ask-tryton.ts'
import { readCompany } from '../../../../packages/erp-tryton/test/fill-company.ts'
import { addCustomer, SHOP_PASSWORD, SHOP_USER } from '../../../../packages/erp-tryton/test/fill-tryton.ts'
import { addGoods } from '../../../../packages/erp-tryton/test/fill-goods.ts'
import {
  ADMIN_PASSWORD,
  startTrytond,
  TRYTON_TEMPLATE,
  trytonUrl,
  writeTrytonSettings,
} from '../../../../packages/erp-tryton/test/start-trytond.ts'
import type { KilledErp, OpenKilledErp, OrderAtErp } from './killed-erp.ts'
import { ACCOUNT, type Goods } from './open-world.ts'
import { supervise } from './supervise.ts'

const DATABASE = 'tryton_orders'
/** Stock of each part, more than the run orders. */
const PLENTY = 1_000_000

/** Opens a Tryton on a copy of the tests' world; its settings are written into a folder. */
export const openTrytonErp =
  (clusterUrl: string, folder: string): OpenKilledErp =>
  async (goods, pause) => {
    await administer(clusterUrl, `create database ${DATABASE} template ${TRYTON_TEMPLATE}`)
    const server = await startTrytond(clusterUrl, DATABASE)
    const tryton = await askTryton(server.address, DATABASE, 'admin', ADMIN_PASSWORD)
    await makeRoom(tryton, goods)
    await addGoods(
      tryton,
      await readCompany(tryton),
      goods.map(({ partNumber, priceCents }) => ({
        code: partNumber,
        price: (priceCents / 100).toFixed(2),
        stock: PLENTY,
        leadTimeDays: 0,
      })),
    )
    await addCustomer(tryton, ACCOUNT, 'Bench Water')
    await server.remove()
    const port = await freePort()
    const settings = await writeTrytonSettings(folder, clusterUrl, port)
    const address = `http://127.0.0.1:${port}`
    return {
      process: supervise(
        'Tryton',
        () => ({ command: ['trytond', '-c', settings, '-d', DATABASE], env: {} }),
        pause,
      ),
      given: [],
      env: { ERP_URL: trytonUrl(address, DATABASE, SHOP_USER, SHOP_PASSWORD) },
      readOrders: () => readOrders(clusterUrl),
    } satisfies KilledErp
  }

/** Renumbers parts of the tests' world that have the numbers of the run's parts. */
async function makeRoom(tryton: TrytonPeople, goods: Goods[]) {
  const codes = goods.map((one) => one.partNumber)
  const known = await tryton.find('product.product', [['code', 'in', codes]], ['code'])
  for (const { id, code } of known)
    await tryton.write('product.product', [id], { suffix_code: `TEST-${String(code)}` })
}

const stages: Record<string, OrderAtErp['stage']> = { processing: 'placed', done: 'placed', draft: 'draft' }

/** A sale still being placed counts as half confirmed; only one in process or done counts as placed. */
const stageOf = ({ state, description }: Record<string, unknown>) =>
  String(description).endsWith(BEING_PLACED) ? 'half' : (stages[String(state)] ?? 'half')

/** Reads every sale with its lines, once nobody kills that Tryton any more. */
async function readOrders(clusterUrl: string): Promise<OrderAtErp[]> {
  const server = await startTrytond(clusterUrl, DATABASE)
  try {
    return await readSales(await askTryton(server.address, DATABASE, 'admin', ADMIN_PASSWORD))
  } finally {
    await server.remove()
  }
}

async function readSales(tryton: TrytonPeople): Promise<OrderAtErp[]> {
  const sales = await tryton.find('sale.sale', [], ['web_id', 'number', 'state', 'description'])
  const lines = await tryton.find(
    'sale.line',
    [],
    ['sale', 'sequence', 'product.code', 'quantity', 'unit_price'],
  )
  const linesOf = Map.groupBy(lines, (line) => line['sale'])
  return sales.map((sale) => ({
    requestCode: String(sale['web_id']),
    number: String(sale['number']),
    stage: stageOf(sale),
    lines: (linesOf.get(sale.id) ?? [])
      .toSorted((one, other) => Number(one['sequence']) - Number(other['sequence']))
      .map((line) => ({
        partNumber: (line['product.'] as { code: string }).code,
        quantity: Number(line['quantity']),
        price: Number(line['unit_price']).toFixed(2),
      })),
  }))
}
