/** A path of this site stays as it is; anything else is a host and path without its scheme. */
export function documentAddress(url: string): string {
  return /^\/(?![/\\])/.test(url) ? url : `https://${url}`
}
