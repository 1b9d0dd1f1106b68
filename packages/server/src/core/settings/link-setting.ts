import { z } from 'zod'

/**
 * Setting for an address with placeholders: `https://docs.example/view?name={name}` has the placeholder `name`. The address
 * is https (http on localhost) or a path of this site. It contains each placeholder and no other, and none in the host.
 */
export function linkSetting(...places: string[]) {
  const wanted = places.map((place) => `{${place}}`)
  const rest = wanted.length > 0 ? ` with ${wanted.join(' and ')} behind the host` : ' without any {place}'
  return z
    .string()
    .refine((template) => isAddress(template) && sameTexts(placesIn(template), wanted), {
      error: `must be an https address or a path of this site${rest}`,
    })
    .optional()
}

/** Hosts without scheme and path, comma-separated: `docs.example, files.example:8443`. */
export const hostsSetting = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every(isHost), {
    error: 'must be hosts without scheme and path, separated by commas',
  })
  .optional()

function isAddress(template: string): boolean {
  if (/^\/(?![/\\])/.test(template)) return true
  const [one, other] = ['a', 'b'].map((value) => URL.parse(template.replace(/\{\w+\}/g, value)))
  if (!one || !other || one.host !== other.host || one.username || one.password) return false
  return one.protocol === 'https:' || (one.protocol === 'http:' && isThisMachine(one.hostname))
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function placesIn(template: string): string[] {
  return [...new Set(template.match(/\{[^}]*\}?|\}/g))]
}

function sameTexts(some: string[], others: string[]): boolean {
  return some.toSorted().join() === others.toSorted().join()
}

function isHost(host: string): boolean {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/.test(host) && URL.canParse(`https://${host}`)
}
