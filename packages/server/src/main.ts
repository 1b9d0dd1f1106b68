import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is loaded: the next start takes what this one has compiled.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))
const { startShop } = await import('./start-shop.ts')

const isGiven = (flag: string) => process.argv.includes(flag)
const web = isGiven('--without-web') ? 'elsewhere' : isGiven('--built') ? 'built' : 'fresh'
await startShop(process.env, {}, web)
flushCompileCache()
