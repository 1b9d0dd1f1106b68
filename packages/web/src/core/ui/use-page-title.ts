import { useEffect } from 'react'
import { useBrand } from './shop-brand.ts'

/** Sets the title of the browser's tab, and so of printouts, while the page is shown: `Shopping Cart · Harrow Pumps`. */
export function usePageTitle(title: string) {
  const { name } = useBrand()
  useEffect(() => {
    const before = document.title
    document.title = title === '' ? name : `${title} · ${name}`
    return () => {
      document.title = before
    }
  }, [title, name])
}
