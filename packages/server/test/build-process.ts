import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildStaleWeb } from '../src/app/build-stale-web.ts'

/** A process that builds a stale web app in a checkout and reports the page that it finds there. */
const [checkout = ''] = process.argv.slice(2)

await buildStaleWeb(checkout)
process.send?.((await readFile(join(checkout, 'packages/web/dist/index.html'), 'utf8')).trim())
process.disconnect?.()
