import { createHash } from 'node:crypto'

const longestName = 200

/**
 * The file store's key of a drawing or document, the same whatever the case of its name:
 * `svgs/ab/1-2 X-Section.svg` is kept as `svgs/AB!2F1-2!20X-SECTION.SVG`.
 */
export function fileKey(path: string): string {
  const [folder = '', ...rest] = path.split('/')
  return `${folder}/${shorten(encode(rest.join('/').normalize().toUpperCase()))}`
}

/** Percent-encoding with `!`, since the file store takes no other sign beside letters, digits, dots and dashes. */
function encode(name: string): string {
  return encodeURIComponent(name.toWellFormed())
    .replace(/[!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '!')
}

/** A hundred foreign letters encoded are longer than a file system's names may be. */
function shorten(name: string): string {
  if (name.length <= longestName) return name
  const digest = createHash('sha256').update(name).digest('hex')
  return `${name.slice(0, longestName - digest.length)}${digest}`
}
