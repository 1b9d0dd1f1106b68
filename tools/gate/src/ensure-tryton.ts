import { existsSync, globSync } from 'node:fs'
import { installDebianPackages } from './debian-package.ts'

/** Tryton modules that the shop needs, apart from those they depend on. */
export const trytonModules = [
  'sale_price_list',
  'sale_product_customer',
  'sale_complaint',
  'web_shop',
] as const

/** Returns true if this machine has Tryton with its modules; missing ones are installed from Debian. */
export async function ensureTryton(stop: AbortSignal): Promise<boolean> {
  if (isThere()) return true
  const modules = trytonModules.map((name) => `tryton-modules-${name.replaceAll('_', '-')}`)
  // Without python3-tz, Tryton has no time zones for companies.
  await installDebianPackages(['tryton-server', 'python3-psycopg2', 'python3-tz', ...modules], stop)
  return isThere()
}

const isThere = () =>
  existsSync('/usr/bin/trytond-admin') &&
  existsSync('/usr/lib/python3/dist-packages/pytz') &&
  trytonModules.every((name) => globSync(`/usr/lib/python3/dist-packages/trytond/modules/${name}`).length > 0)
