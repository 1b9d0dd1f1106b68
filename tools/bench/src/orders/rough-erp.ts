import { join } from 'node:path'
import { freePort } from '../../../../e2e/free-port.ts'
import { openRoughStore } from '../../../../packages/server/test/rough-erp/rough-store.ts'
import type { OpenKilledErp, OrderAtErp } from './killed-erp.ts'
import { programOf, supervise } from './supervise.ts'

const stages: Record<string, OrderAtErp['stage']> = { confirmed: 'placed', confirming: 'half' }

/** Opens the rough ERP, with faults from a seed; every third start locks the shop out for its first seconds. */
export const openRoughErp =
  (dataDir: string, seed: number): OpenKilledErp =>
  async (_goods, pause) => {
    const file = join(dataDir, 'erp.jsonl')
    const port = await freePort()
    return {
      process: supervise(
        'ERP',
        (start) => {
          const lockedOutMilliseconds = start % 3 === 1 ? 5_000 : 0
          return programOf('erp-process.ts', file, port, seed + start, lockedOutMilliseconds)
        },
        pause,
      ),
      given: [`http://127.0.0.1:${port}`],
      env: {},
      async readOrders() {
        const orders = openRoughStore(file, () => new Date()).find()
        return orders.map(({ id, stage, document }) => ({
          requestCode: document.requestCode,
          number: String(id),
          stage: stages[stage] ?? 'draft',
          lines: document.lines.map((line) => ({
            partNumber: line.partNumber,
            quantity: Number(line.quantity),
            price: line.unitPrice ?? '',
          })),
        }))
      },
    }
  }
