import { PRODUCT_NAME } from '@volute/domain/kernel'
import { useEffect } from 'react'

/** Names the page in the browser's tab, and so on paper, as long as it is there: `Shopping Cart · Volute`. */
export function usePageTitle(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${PRODUCT_NAME}`
    return () => {
      document.title = before
    }
  }, [title])
}
