/** Leaves a path on this site unchanged; prefixes anything else, a host and path, with `https://`. */
export function documentAddress(url: string): string {
  return /^\/(?![/\\])/.test(url) ? url : `https://${url}`
}
