import { createHash } from 'node:crypto'

const longestName = 200

/**
 * Key of a drawing or document in the file store, independent of the case of its name: `svgs/ab/1-2 X-Section.svg` is kept
 * as `svgs/AB!2F1-2!20X-SECTION.SVG`.
 */
export function fileKey(path: string): string {
  const [folder = '', ...rest] = path.split('/')
  return `${folder}/${shorten(encode(rest.join('/').normalize().toUpperCase()))}`
}

/** Percent-encodes with `!`, since the file store accepts no other sign besides letters, digits, dots and dashes. */
function encode(name: string): string {
  return encodeURIComponent(name.toWellFormed())
    .replace(/[!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '!')
}

/** Shortens a long name with a hash: a hundred encoded foreign letters exceed the limit of file systems. */
function shorten(name: string): string {
  if (name.length <= longestName) return name
  const digest = createHash('sha256').update(name).digest('hex')
  return `${name.slice(0, longestName - digest.length)}${digest}`
}
