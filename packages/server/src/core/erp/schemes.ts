import type { ErpPort } from '@volute/erp'
import { openTryton } from '@volute/erp-tryton'

interface ErpScheme {
  open(url: string): ErpPort
  /** Example of a URL. */
  example: string
  /** True if the URL names a database. */
  hasDatabase: boolean
}

/** ERPs that come with the shop, by the first word of their URLs; `+https` or `+http` follows it. */
const schemes: Readonly<Record<string, ErpScheme>> = {
  tryton: { open: openTryton, example: 'tryton+https://user:password@host/database', hasDatabase: true },
}

const wordOf = (url: string) => /^([a-z0-9]+)\+https?:\/\//.exec(url)?.[1] ?? ''

export function openErpAt(url: string): ErpPort {
  const scheme = schemes[wordOf(url)]
  if (!scheme) throw new Error('No ERP comes with the shop for this address.')
  return scheme.open(url)
}

/** Returns the error in an ERP's URL, without its password; undefined if it is valid. */
export function findWrongErpUrl(url: string): string | undefined {
  const word = wordOf(url)
  const scheme = schemes[word]
  if (!scheme)
    return `must be ${Object.values(schemes)
      .map(({ example }) => example)
      .join(' or ')}`
  const read = readUrl(url)
  if (!read?.username || !read.password || /^\/[^/]+$/.test(read.pathname) !== scheme.hasDatabase)
    return `must be ${scheme.example}, with @ as %40, / as %2F, # as %23 and % as %25 in user and password`
  const isOpen = read.protocol.endsWith('+http:')
  if (isOpen && !['localhost', '127.0.0.1', '[::1]'].includes(read.hostname))
    return `${word}+http would tell the password to the network: use ${word}+https`
  return undefined
}

/** Parses a URL and its user and password; undefined if it is invalid, because the parser's error would print the password. */
function readUrl(url: string): URL | undefined {
  try {
    const read = new URL(url)
    decodeURIComponent(read.username + read.password)
    return read
  } catch {
    return undefined
  }
}
