import { useEffect, useEffectEvent, useState } from 'react'

const hasDialog = () => document.querySelector('[role="dialog"]') !== null

/**
 * Reads a list pasted anywhere on the page: text with several lines or cells, or any text outside a field. A single number
 * pasted into a field stays in that field, and so does text pasted into a dialog.
 */
export function usePasteAnywhere(onPaste: (text: string) => void) {
  const paste = useEffectEvent(onPaste)
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const target = event.target instanceof Element ? event.target : null
      const isList = /[\n\r\t]/.test(text.trim())
      if (text.trim() === '' || hasDialog()) return
      if (target?.closest('input, textarea, select') && !isList) return
      event.preventDefault()
      paste(text)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}

/** Reads a file dropped anywhere on the page; returns true while one is over it. */
export function useDropAnywhere(onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const takeFile = useEffectEvent(onDrop)
  useEffect(() => {
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && !hasDialog()
    const over = (event: DragEvent) => {
      if (!isFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // Without a related target the pointer has left the page.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file || !isFile(event)) return
      event.preventDefault()
      takeFile(file)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}
