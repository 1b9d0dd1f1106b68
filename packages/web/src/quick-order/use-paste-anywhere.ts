import { useEffect } from 'react'

/**
 * Takes a list pasted anywhere on the page: a text of several lines or cells, or any text outside of a field. A single
 * number pasted into a field is that field's, and a dialog has its own.
 */
export function usePasteAnywhere(onPaste: (text: string) => void) {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const target = event.target instanceof Element ? event.target : null
      const isList = /[\n\r\t]/.test(text.trim())
      if (text.trim() === '' || document.querySelector('[role="dialog"]')) return
      if (target?.closest('input, textarea, select') && !isList) return
      event.preventDefault()
      onPaste(text)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [onPaste])
}
