import { useEffect } from 'react'
import { useFace } from './shop-face.ts'

/** Names the page in the browser's tab, and so on paper, as long as it is there: `Shopping Cart · Harrow Pumps`. */
export function usePageTitle(title: string) {
  const { name } = useFace()
  useEffect(() => {
    const before = document.title
    document.title = title === '' ? name : `${title} · ${name}`
    return () => {
      document.title = before
    }
  }, [title, name])
}
