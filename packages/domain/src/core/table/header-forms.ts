/** Maximum length of a header cell; a longer text matches no column. */
const LONGEST = 100

/** Forms of a header cell to compare with known words: as it stands, without its parentheses, and with `#` as `no`. */
export function headerForms(head: string): string[] {
  if (head.length > LONGEST) return []
  const bare = head.replaceAll(/[([][^([)\]]*[)\]]/g, '')
  return [...new Set([head, bare, bare.replaceAll('#', ' no')].map(headerWord))]
}

/** Normalizes a header: `Artikel-Nr.` becomes `artikelnr`, `Stücklisten-Nr.` becomes `stucklistennr`. */
export function headerWord(head: string): string {
  return head
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')
}
