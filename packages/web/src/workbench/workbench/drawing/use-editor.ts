import { type DraftDrawing, getDraftDrawing, saveCallouts } from '@volute/domain/workbench/workbench'
import { useEffect, useState } from 'react'
import { call } from '../../../core/api/index.ts'
import { CalloutEditor, type DrawingServer } from './callout-editor.ts'
import { keepUnsaved, readUnsaved } from './unsaved-callouts.ts'

/** Editor of a drawing while its page is mounted. It saves when the page is left and when the network returns. */
export function useEditor(opened: DraftDrawing) {
  const [editor] = useState(() => new CalloutEditor(opened, serverOf(opened.drawingId)))
  useEffect(() => {
    const save = () => void editor.flush()
    editor.start()
    window.addEventListener('online', save)
    window.addEventListener('pagehide', editor.leave)
    return () => {
      window.removeEventListener('online', save)
      window.removeEventListener('pagehide', editor.leave)
      editor.leave()
    }
  }, [editor])
  return editor
}

function serverOf(id: number): DrawingServer {
  const drawingId = String(id)
  return {
    save: (saved) => call(saveCallouts, { drawingId, ...saved }),
    read: () => call(getDraftDrawing, { drawingId }),
    keep: (unsaved) => keepUnsaved(id, unsaved),
    kept: () => readUnsaved(id),
  }
}
