import type { ShopBrand } from '@volute/domain/core/brand'
import { useSyncExternalStore } from 'react'

declare global {
  interface Window {
    /** Set by `/shop.js` before the app runs. */
    shop?: ShopBrand
  }
}

/** Neutral brand for when `/shop.js` has not loaded. */
const nobodys: ShopBrand = {
  name: 'Parts shop',
  since: '',
  logo: null,
  accent: '#006672',
  contact: { salesEmail: '', phone: '', fax: '', address: [], website: '', officeHours: '' },
  timeZone: 'America/Los_Angeles',
  slides: [],
  facts: [],
  warranty: '',
  // Settings that have not loaded are not reported as missing.
  isSetUp: true,
  policyVersion: 1,
  termsVersion: null,
}

const listeners = new Set<() => void>()

/** Brand of the shop: its name, logo, contact and dashboard content. */
export const useBrand = () => useSyncExternalStore(subscribe, getBrand)

/** Returns the brand outside of components. */
export const getBrand = (): ShopBrand => window.shop ?? nobodys

/** URL of one of the shop's own pictures. */
export const pictureUrl = (name: string) => `/brand/${name}`

/** Reloads the brand from the server, including its colors. */
export async function reloadBrand(): Promise<void> {
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
