import { setTimeout as wait } from 'node:timers/promises'
import { openRoughStore } from '../../../../packages/server/test/rough-erp/rough-store.ts'
import { type RoughFault, serveRoughErp } from '../../../../packages/server/test/rough-erp/serve-rough-erp.ts'
import { seeded } from '../catalogue/seeded.ts'

/** Arguments of the rough ERP: its file, its port, the seed of its faults, and for how long it first locks the shop out. */
const [file = '', port = '0', seed = '1', lockedOutMilliseconds = '0'] = process.argv.slice(2)

const next = seeded(Number(seed))
const openedAt = performance.now()
const slownessMilliseconds = 4_000

/** Makes one call in twenty fail: cut before or after it is done, answered late or never in time, or rejected. */
function nextFault(): RoughFault | undefined {
  if (performance.now() - openedAt < Number(lockedOutMilliseconds)) return { kind: 'locked out' }
  if (next() > 0.05) return undefined
  const when = next() < 0.5 ? 'before' : 'after'
  const kind = next()
  if (kind < 0.5) return { kind: 'cut', when }
  if (kind < 0.8) {
    const milliseconds = next() * slownessMilliseconds
    return { kind: 'slow', when, pause: () => wait(milliseconds) }
  }
  return { kind: 'busy' }
}

await serveRoughErp(
  openRoughStore(file, () => new Date()),
  nextFault,
  Number(port),
)
