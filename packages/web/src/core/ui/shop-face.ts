import type { ShopFace } from '@volute/domain/core/brand'
import { useSyncExternalStore } from 'react'

declare global {
  interface Window {
    /** Set by `/shop.js` before the app runs. */
    shop?: ShopFace
  }
}

/** Where `/shop.js` has not come: nobody's shop. */
const nobodys: ShopFace = {
  name: 'Parts shop',
  since: '',
  logo: null,
  accent: '#006672',
  contact: { salesEmail: '', phone: '', fax: '', address: [], website: '', officeHours: '' },
  timeZone: 'America/Los_Angeles',
  slides: [],
  facts: [],
  warranty: '',
  // Settings that have not arrived are not reported as missing.
  isSetUp: true,
  policyVersion: 1,
  termsVersion: null,
}

const listeners = new Set<() => void>()

/** The shop's own face: its name, logo, contact and what its dashboard shows. */
export const useFace = () => useSyncExternalStore(subscribe, getFace)

/** The same where nothing is drawn. */
export const getFace = (): ShopFace => window.shop ?? nobodys

/** Where the shop serves a picture of its own. */
export const pictureUrl = (name: string) => `/brand/${name}`

/** Shows the face as the server has it now, its colours too. */
export async function reloadFace(): Promise<void> {
  const { title } = document
  const script = document.createElement('script')
  script.src = '/shop.js'
  await new Promise((resolve) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', resolve)
    document.head.append(script)
  })
  script.remove()
  document.title = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
