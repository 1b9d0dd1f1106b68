import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is loaded: the next start uses the code compiled by this one.
enableCompileCache(fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url)))
const { startShop } = await import('./start-shop.ts')

/** The web app is served by another server, or is built if its sources are newer. */
const isElsewhere = process.argv.includes('--without-web')
const { buildStaleWeb, isWebStale: isStale } = await import('./build-stale-web.ts')
const build = () => buildStaleWeb(undefined, true)
await startShop(process.env, isElsewhere ? { isWelcoming: false } : { web: { isStale, build } })
flushCompileCache()
