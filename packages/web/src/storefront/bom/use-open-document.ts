import { documentAddress } from '@volute/domain/catalogue/bom'
import { durations } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { toast } from '../../core/ui/toast.ts'

/** Opens a manual or pump curve in a new tab after a successful HEAD request (LOOKUP-07, LOOKUP-08). */
export function useOpenDocument() {
  const [isLooking, setIsLooking] = useState(false)
  return {
    isLooking,
    open: async (url: string | null, notFound: string) => {
      const address = url && documentAddress(url)
      setIsLooking(true)
      const isFound = Boolean(address) && (await isThere(address ?? ''))
      setIsLooking(false)
      if (!address || !isFound) return toast.failure(notFound)
      // Safari, and any browser after a long wait, blocks a tab that no click opens.
      if (!openTab(address))
        toast.success('Document found', 'Your browser blocked the new tab.', {
          label: 'Open',
          act: () => openTab(address),
        })
    },
  }
}

/** A host that the content security policy or CORS rejects counts as not found. */
async function isThere(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(durations.documentWait)
  const answer = await fetch(address, { method: 'HEAD', signal }).catch(() => null)
  return answer?.ok === true
}

/** Returns true if the tab opened. With `noopener` the call would not report it, so the opener is removed afterwards. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank')
  if (tab) tab.opener = null
  return tab !== null
}
