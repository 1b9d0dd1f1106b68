/**
 * Whether a URL is a page of the web app when no file has its name: not below the API and the file folders, and not a
 * name with an extension at the root. `/lookup/bom/A.1` is a page, `/privacy-policy.pdf` is a missing file (OQ-01).
 */
export function isPage(url: string): boolean {
  const [path = ''] = url.split('?')
  return !/^\/(api|svgs|documents|assets)(\/|$)/.test(path) && !/^\/[^/]+\.\w+$/.test(path)
}
