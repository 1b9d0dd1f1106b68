import type { FastifyInstance } from 'fastify'
import type { Shop } from './context.ts'

const shared = 'everybody behind the proxy counts as one address and shares its limits'

/**
 * Warns the operator about an untrusted proxy in front of the shop: at the start if PUBLIC_URL shows it, and once if a
 * request does.
 */
export function watchProxies(app: FastifyInstance, { settings, log }: Pick<Shop, 'settings' | 'log'>): void {
  if (settings.publicUrl.startsWith('https:') && !settings.trustedProxies)
    log.warn(
      `PUBLIC_URL is https, so a proxy stands before the shop, but TRUSTED_PROXIES is not set: ${shared}.`,
    )

  let hasWarned = false
  app.addHook('onRequest', async ({ headers, ip, socket }) => {
    const header = ['X-Forwarded-For', 'Forwarded'].find((name) => headers[name.toLowerCase()] !== undefined)
    // The caller's address came from a trusted header.
    if (hasWarned || !header || ip !== socket.remoteAddress) return
    hasWarned = true
    log.warn(
      { address: ip },
      `${header} came from ${ip}, which is not believed: ${shared}. Name the proxy in TRUSTED_PROXIES and let it send X-Forwarded-For.`,
    )
  })
}
