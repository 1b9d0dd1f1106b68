/**
 * The file that a page of the web app starts from: the one written for the start of its path, whichever is longest, or else
 * index.html. With `/lookup`, `/lookup/bom/A.1?part=2` starts from `pages/lookup.html`.
 */
export function pageFile(url: string, paths: readonly string[]): string {
  const [path = ''] = url.split('?')
  const [longest] = paths
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .toSorted((one, other) => other.length - one.length)
  return longest ? `pages${longest}.html` : 'index.html'
}
