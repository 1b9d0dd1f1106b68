import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is loaded: the next start takes what this one has compiled.
enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))
const { startShop } = await import('./start-shop.ts')

/** The web app is another server's, or is built when its sources are newer. */
const isElsewhere = process.argv.includes('--without-web')
const { buildStaleWeb: build, isWebStale: isStale } = await import('./build-stale-web.ts')
await startShop(process.env, isElsewhere ? { isWelcoming: false } : { web: { isStale, build } })
flushCompileCache()
