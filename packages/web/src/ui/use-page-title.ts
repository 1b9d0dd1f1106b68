import { PRODUCT_NAME } from '@volute/domain/kernel'
import { useEffect } from 'react'

/** Names the page in the browser's tab: `Shopping Cart · Volute`. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
