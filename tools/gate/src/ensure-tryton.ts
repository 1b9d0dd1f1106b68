import { existsSync, globSync } from 'node:fs'
import { installDebianPackages } from './debian-package.ts'

/** Tryton's modules that the shop needs, beside those that come with them. */
export const trytonModules = [
  'sale_price_list',
  'sale_product_customer',
  'sale_complaint',
  'web_shop',
] as const

/** True when this machine has Tryton with its modules; installs them from Debian where they are missing. */
export async function ensureTryton(stop: AbortSignal): Promise<boolean> {
  if (isThere()) return true
  const modules = trytonModules.map((name) => `tryton-modules-${name.replaceAll('_', '-')}`)
  // Without python3-tz Tryton knows no time zones of companies.
  await installDebianPackages(['tryton-server', 'python3-psycopg2', 'python3-tz', ...modules], stop)
  return isThere()
}

const isThere = () =>
  existsSync('/usr/bin/trytond-admin') &&
  existsSync('/usr/lib/python3/dist-packages/pytz') &&
  trytonModules.every((name) => globSync(`/usr/lib/python3/dist-packages/trytond/modules/${name}`).length > 0)
