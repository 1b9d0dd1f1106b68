import { useEffect } from 'react'

/** Names the page in the browser's tab: `Shopping Cart · Volute`. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Volute`
  }, [title])
}
