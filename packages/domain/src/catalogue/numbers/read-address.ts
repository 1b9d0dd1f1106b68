/**
 * Possible serial numbers in an address, most likely first: its values of `serial` or `21`, in query or path, and its last
 * path segment. Null if the text is not an address.
 */
export function readAddress(text: string): string[] | null {
  const [, rest] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/is.exec(text) ?? []
  return rest === undefined ? null : serialsOfAddress(rest)
}

/** Removes query and fragment. */
export const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** Key of a serial number in a URL: the word, or its GS1 number. */
const serialKey = /^(serial|21)$/i

function serialsOfAddress(rest: string): string[] {
  const pieces = pathOf(rest).split('/').filter(Boolean).map(decoded)
  const afterKey = pieces.flatMap((piece, place) => (serialKey.test(piece) ? (pieces[place + 1] ?? []) : []))
  const [, query = ''] = /^[^?#]*\?([^#]*)/s.exec(rest) ?? []
  const asked = query.split('&').flatMap((pair) => {
    const [key = '', value = ''] = pair.split('=')
    return serialKey.test(key) ? decoded(value.replaceAll('+', ' ')) : []
  })
  return [...asked, ...afterKey, ...pieces.slice(-1)]
}

/** Decodes a piece of a URL; invalid encoding is returned unchanged. */
export function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}
