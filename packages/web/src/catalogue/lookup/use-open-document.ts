import { toast } from '../../ui/toast.ts'

/** Opens a manual or pump curve in a new tab, once it is known to be there (LOOKUP-07, LOOKUP-08). */
export function useOpenDocument() {
  return async (url: string | null, notFound: string) => {
    const address = url && documentAddress(url)
    const answer = address ? await fetch(address, { method: 'HEAD' }).catch(() => null) : null
    if (address && answer?.ok) window.open(address, '_blank', 'noopener')
    else toast.failure(notFound)
  }
}

/** A path of this site stays as it is; anything else is a host and path without its scheme (OQ-69). */
export function documentAddress(url: string): string {
  return /^\/(?!\/)/.test(url) ? url : `https://${url}`
}
