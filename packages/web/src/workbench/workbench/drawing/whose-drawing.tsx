import { useMutation } from '@tanstack/react-query'
import { contextOf, limits } from '@volute/domain/core/kernel'
import { assignDrawing, type DraftDrawing, workbenchMessages } from '@volute/domain/workbench/workbench'
import { type SyntheticEvent, useState } from 'react'
import { ApiError, call, sentenceOf } from '../../../core/api/index.ts'
import { useSuggestions } from '../../../storefront/search/index.ts'
import { Button } from '../../../core/ui/button.tsx'
import { Segmented } from '../../../core/ui/choice-group.tsx'
import { SuggestField } from '../../../core/ui/suggest-field.tsx'
import type { CalloutEditor } from './callout-editor.ts'
import styles from './side-panel.module.css'

const kinds = [
  { value: 'EXPLODED', label: 'Exploded' },
  { value: 'X_SECTION', label: 'Cross section' },
] as const

interface WhoseDrawingProps {
  editor: CalloutEditor
  drawing: DraftDrawing
  onAssigned: (drawing: DraftDrawing) => void
}

/** Part and kind of the drawing. Assigning another part detects its callouts again (E182). */
export function WhoseDrawing({ editor, drawing, onAssigned }: WhoseDrawingProps) {
  const { partNumber, kind } = drawing
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? partNumber ?? ''
  const { options } = useSuggestions(text, typed !== null)
  const assign = useAssign(editor, onAssigned)
  return (
    <form className={styles.whose} onSubmit={submit}>
      <div className={styles.set}>
        <SuggestField
          label="Drawing of"
          mono
          maxLength={limits.catalogueNumber}
          value={text}
          suggestions={options.map(({ identifier }) => identifier)}
          onChange={setTyped}
          error={assign.error && sentenceOf(assign.error)}
        />
        <Button type="submit" busy={assign.isPending && 'Setting'}>
          Set
        </Button>
      </div>
      <Segmented
        label="Kind"
        hideLabel
        choices={kinds}
        value={kind}
        onChange={(wished) => assign.mutate({ partNumber, kind: wished })}
      />
    </form>
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    assign.mutate({ partNumber: text.trim() || null, kind }, { onSuccess: () => setTyped(null) })
  }
}

/** Assigns the drawing to a part, once its callouts are saved. */
function useAssign(editor: CalloutEditor, onSuccess: (drawing: DraftDrawing) => void) {
  return useMutation({
    mutationFn: async (said: Pick<DraftDrawing, 'partNumber' | 'kind'>) => {
      if (!(await editor.flush())) throw new ApiError(409, contextOf(workbenchMessages.calloutsFailed))
      const { drawingId, revision } = editor.get().drawing
      return call(assignDrawing, { drawingId: String(drawingId), revision, ...said })
    },
    onSuccess,
  })
}
