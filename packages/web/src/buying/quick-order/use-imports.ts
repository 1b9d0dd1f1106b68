import { useState } from 'react'
import { focusWrong } from './focus-wrong.ts'
import type { Imported } from './import-report.tsx'
import type { QuickList } from './open-list.ts'
import { useDropAnywhere, usePasteAnywhere } from './use-anywhere.ts'
import { afterRows } from './use-growing-rows.ts'
import { type Reading, useReading } from './use-reading.ts'

export type ImportDialog = 'help' | 'csv' | 'file' | 'paste' | null

export type Imports = ReturnType<typeof useImports>

/** Lists added to the quick order: by a dialog, by pasting, or by dropping a file on the page. */
export function useImports(list: QuickList) {
  const [dialog, setDialog] = useState<ImportDialog>(null)
  const [report, setReport] = useState<Imported | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const work = useReading(list, takeReading)
  usePasteAnywhere((text) => work.read({ text }))
  const isOver = useDropAnywhere((file) => work.read({ file }))
  return {
    work,
    dialog,
    report,
    /** True while a file is over the page. */
    isOver,
    isPicking: work.reading !== null && (work.isAsked || isChoosing),
    open,
    close: () => open(null),
    takeCsv,
    choose: () => setChoosing(true),
    cancelPicking: () => (isChoosing ? setChoosing(false) : work.dismiss()),
    /** Closes the report once lines are added: it refers to lines that are no longer here. */
    endReport: () => setReport(null),
  }

  function open(opened: ImportDialog) {
    work.reset()
    setDialog(opened)
  }

  function takeCsv(result: Imported) {
    open(null)
    work.dismiss()
    setReport(result)
  }

  /** Focuses the first question, or the first line to fix. Nobody is typing when a list is pasted onto the page. */
  function takeReading({ reply }: Reading) {
    const { lines, leftOut, questions } = reply.reading
    const isHere = dialog === null
    setDialog(null)
    setChoosing(false)
    setReport(questions.length > 0 ? null : { read: lines.length, leftOut })
    if (!isHere) return
    afterRows(() => {
      if (questions.length > 0) document.querySelector<HTMLElement>('[data-picker] select')?.focus()
      else focusWrong()
    })
  }
}
