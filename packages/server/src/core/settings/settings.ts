import { isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import { readEmail } from '@volute/domain/core/kernel'
import { z } from 'zod'
import { readPlaces } from '../db/index.ts'
import { findWrongErpUrl } from '../erp/index.ts'
import { hostsSetting, linkSetting } from './link-setting.ts'

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((word) => ['true', '1', 'on'].includes(word))

const addresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(
    z.array(
      z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]),
    ),
  )

const namedAddress = /^"?(?<name>[^"<>\p{Cc}]*?)"?\s*<(?<address>[^<>]+)>$/u

/** Setting for the sender of mails: an address, or a name and an address such as `Harrow Parts <parts@harrow.example>`. */
const fromSetting = z.string().transform((typed, { addIssue }) => {
  const { name = null, address = typed } = namedAddress.exec(typed.trim())?.groups ?? {}
  const email = readEmail(address)
  if (email) return { name, address: email }
  addIssue('must be an email address, or a name and an address in angle brackets')
  return z.NEVER
})

const months = z.coerce.number().int().min(0).max(1_200)

const namesPlaces = (url: string) => readPlaces(url).length > 0

/**
 * False for a password with an unescaped `/`, `?` or `#`, which ends the host before its `@`: a part of the password would
 * be taken for the host or the port, and be printed as unreachable.
 */
const keepsPassword = (url: string) => !/^[^/]*\/\/[^@/?#]*[/?#].*@/s.test(url)
const escaped = 'must have the signs @ / ? # of a password written as %40 %2F %3F %23'

/** Checks the form `s3://key:secret@host/bucket`. */
const namesBucket = (url: string) => /^\/[^/]+\/?$/.test(new URL(url).pathname)

/** Setting for the URL of an ERP that comes with the shop. */
const erpSetting = z.string().superRefine((url, { addIssue }) => {
  const wrong = findWrongErpUrl(url)
  if (wrong) addIssue(wrong)
})

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine(keepsPassword, escaped)
    .refine(namesPlaces, 'must be postgres://…')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_FROM: fromSetting.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine(keepsPassword, escaped)
    .optional(),
  FILES_URL: z
    .url({ protocol: /^s3$/ })
    .refine(keepsPassword, escaped)
    .refine(namesBucket, 'must name a bucket, as s3://key:secret@host/bucket')
    .optional(),
  ERP_URL: erpSetting.optional(),
  ERP_SECONDS: z.coerce.number().min(0.1).max(600).default(30),
  ERP_CUTOFF: z.iso.time({ precision: -1, error: 'must be a time of day such as 14:00' }).optional(),
  ERP_SYNC_MINUTES: z.coerce.number().min(0).max(1_440).default(1),
  REGISTRATION_ENABLED: flag.optional(),
  WARRANTY_MONTHS: months.default(24),
  WARRANTY_SHIPPED_MONTHS: months.default(30),
  PUBLIC_PUMP_PAGE: z.enum(['off', 'facts', 'facts+manuals']).default('facts'),
  DEMO: flag.optional(),
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  TRUSTED_PROXIES: addresses.optional(),
  DOCUMENT_HOSTS: hostsSetting,
  LINK_MANUALS: linkSetting('name'),
  LINK_DRAWINGS: linkSetting('number'),
  LINK_CATALOGUE: linkSetting('type'),
  LINK_STORE: linkSetting('serial'),
  LINK_VIDEOS: linkSetting(),
  LINK_ASSETS: linkSetting('bom', 'serial'),
})

/** Documents, drawings and catalogue of the demo itself; its video channel and asset service are plainly fictional (OQ-86). */
const demoLinks: Partial<Record<'manuals' | 'drawings' | 'catalogue' | 'videos' | 'assets', string>> = {
  manuals: '/documents/{name}.pdf',
  drawings: '/svgs/{number}.svg',
  catalogue: '/search?q={type}',
  videos: 'https://videos.example/',
  assets: 'https://assets.example/{bom}/{serial}',
}

export type Settings = ReturnType<typeof readSettings>

/** Invalid setting, which stops the start, with a sentence that names it. */
export class WrongSetting extends Error {}

/** Reads and checks all settings of the environment; an empty value counts as unset. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new WrongSetting(sentence(parsed.error.issues[0], given))
  const env = parsed.data
  const productionSettings = (['DATABASE_URL', 'SMTP_URL', 'FILES_URL', 'ERP_URL'] as const).filter(
    (name) => env[name] !== undefined,
  )
  checkRole(env)
  if (env.DEMO && productionSettings.length > 0)
    throw new WrongSetting(
      `DEMO is on beside ${productionSettings.join(', ')}: the demo world refuses to run beside production settings.`,
    )
  checkMetrics(env)
  const demo = env.DEMO ?? (productionSettings.length === 0 && env.PUBLIC_URL === undefined)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT,
    /** Required to read the metrics if it is set. */
    metricsToken: env.METRICS_TOKEN,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl,
    /** Sender of mails until the shop sets its own; the host's own mailbox if this is not set. */
    mailFrom: env.MAIL_FROM,
    hostMailbox: mailboxAt(publicUrl),
    smtpUrl: env.SMTP_URL,
    filesUrl: env.FILES_URL,
    /** ERP that replaces the order desk. */
    erpUrl: env.ERP_URL,
    /** Timeout of a call to the ERP. */
    erpMilliseconds: env.ERP_SECONDS * 1_000,
    /** Time of day from which work begins tomorrow, `HH:MM` on the shop's clock, if the ERP gives none; null is never. */
    erpCutoff: env.ERP_CUTOFF ?? null,
    /** Interval between two syncs of changes at the ERP; 0 is never. */
    erpSyncMilliseconds: env.ERP_SYNC_MINUTES * 60_000,
    registrationEnabled: env.REGISTRATION_ENABLED ?? demo,
    /** Months from installation, and at most from shipping; 0 means no limit. */
    warranty: { months: env.WARRANTY_MONTHS, shippedMonths: env.WARRANTY_SHIPPED_MONTHS },
    /** Facts about a pump that anybody who scans its label may see. */
    publicPumpPage: env.PUBLIC_PUMP_PAGE,
    /** False for a shop that can never be the demo; whether one is, its database says (`Shop.isDemo`). */
    mayBeDemo: demo,
    logFormat: env.LOG_FORMAT,
    /** A person at a terminal reads warnings; a program that collects the log takes each request. */
    logLevel: env.LOG_LEVEL ?? (env.LOG_FORMAT === 'json' ? 'info' : 'warn'),
    servesWeb: env.ROLE !== 'worker',
    runsWorkers: env.ROLE !== 'web',
    /** Time that a stopping shop still accepts requests, until its load balancer has noticed. */
    drainMilliseconds: env.DRAIN_SECONDS * 1_000,
    /** Addresses whose X-Forwarded-For is trusted; none by default. */
    trustedProxies: env.TRUSTED_PROXIES,
    /** Hosts besides this site whose manuals and pump curves are opened (OQ-69). */
    documentHosts: env.DOCUMENT_HOSTS ?? [],
    /** Targets of a pump's link buttons, with placeholders such as `{serial}`; unset hides the button (SERIAL-04). */
    links: linksOf(env, demo),
  }
}

function checkRole({ ROLE, DATABASE_URL }: z.infer<typeof schema>) {
  if (ROLE !== 'all' && DATABASE_URL === undefined)
    throw new WrongSetting(
      `ROLE is ${ROLE} without a DATABASE_URL: the embedded database belongs to one process, so no other can do the rest of the work. Set DATABASE_URL, or leave ROLE unset.`,
    )
}

function linksOf(env: z.infer<typeof schema>, demo: boolean) {
  const { manuals, drawings, catalogue, videos, assets } = demo ? demoLinks : {}
  return {
    manuals: env.LINK_MANUALS ?? manuals,
    drawings: env.LINK_DRAWINGS ?? drawings,
    catalogue: env.LINK_CATALOGUE ?? catalogue,
    store: env.LINK_STORE,
    videos: env.LINK_VIDEOS ?? videos,
    assets: env.LINK_ASSETS ?? assets,
  }
}

/** Mailbox at the shop's host; a host without a dot, or a number, has no mailboxes. */
const mailboxAt = (url: string) => readEmail(`parts@${new URL(url).hostname}`) ?? 'parts@localhost.invalid'

function sentence(issue: z.core.$ZodIssue | undefined, given: Record<string, string | undefined>) {
  const name = String(issue?.path[0])
  return `The setting ${name} is wrong: '${secretless(name, given[name])}' (${issue?.message}).`
}

function checkMetrics({ METRICS_PORT, METRICS_TOKEN, HOST }: z.infer<typeof schema>) {
  if (METRICS_PORT === undefined || METRICS_TOKEN !== undefined || isLoopback(HOST)) return
  throw new WrongSetting(
    `METRICS_PORT is set without a METRICS_TOKEN, and HOST is ${HOST}: others than this machine could read how much is sold. Set METRICS_TOKEN, or HOST to 127.0.0.1.`,
  )
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/** Hides the password of a connection string, even one with an unescaped `@` or `/`. */
function secretless(name: string, value: string | undefined) {
  if (name === 'METRICS_TOKEN') return '…'
  return name.endsWith('_URL') ? (value ?? '').replace(/\/\/.*@/s, '//…@') : value
}
