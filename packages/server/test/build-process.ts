import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildStaleWeb } from '../src/app/build-stale-web.ts'

/** A process that starts in a checkout, and says what page it finds there. */
const [checkout = ''] = process.argv.slice(2)

await buildStaleWeb(checkout)
process.send?.((await readFile(join(checkout, 'packages/web/dist/index.html'), 'utf8')).trim())
process.disconnect?.()
