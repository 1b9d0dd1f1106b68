import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaintColor } from '@volute/domain/part'
import type { ReplyOf } from '@volute/domain/kernel'
import { getPreferences, preferenceMessages, savePreferences } from '@volute/domain/preferences'
import { type SyntheticEvent, useState } from 'react'
import { call, mayCall, queryKey, useSession } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { RadioCards } from '../ui/choice-group.tsx'
import { toast } from '../ui/toast.ts'
import styles from './preferences-page.module.css'

interface PreferencesFormProps {
  /** Null for no default. */
  saved: number | null
  paintColors: readonly PaintColor[]
}

const noPaint = { value: 'none', label: 'No Paint' }

/** The default paint colour to choose, save and undo; only to read without the right to it (PREF-01). */
export function PreferencesForm({ saved, paintColors }: PreferencesFormProps) {
  const { user } = useSession()
  const mayChange = mayCall(savePreferences, user)
  const [chosen, choose] = useState<number | null>()
  const save = useSavePreferences(user.companyId)
  const shown = chosen === undefined ? saved : chosen
  return (
    <form className={styles.form} onSubmit={submit}>
      <RadioCards
        label="Default Paint Color"
        disabled={!mayChange}
        choices={[
          noPaint,
          ...paintColors.map(({ paintColorId, name, hexCode }) => ({
            value: String(paintColorId),
            label: name,
            swatch: hexCode,
          })),
        ]}
        value={shown === null ? noPaint.value : String(shown)}
        onChange={(value) => {
          choose(value === noPaint.value ? null : Number(value))
          save.reset()
        }}
      />
      <p className={styles.hint}>
        Preselected for every paintable part that somebody of the company adds to a cart.
      </p>
      {save.error && <Alert assertive>{save.error.message}</Alert>}
      {mayChange ? (
        <div className={styles.acts}>
          <Button type="submit" look="primary" busy={save.isPending && 'Saving'}>
            Save Changes
          </Button>
          <Button
            onClick={() => {
              choose(undefined)
              save.reset()
            }}
          >
            Undo Changes
          </Button>
        </div>
      ) : (
        <Alert kind="info">{preferenceMessages.readOnly}</Alert>
      )}
    </form>
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate(shown, { onSuccess: () => choose(undefined) })
  }
}

/** Saves the default paint colour; every form that preselects it knows it at once (PREF-03, PREF-04). */
function useSavePreferences(ofCompany: number) {
  const client = useQueryClient()
  const path = { companyId: String(ofCompany) }
  return useMutation({
    mutationFn: (defaultPaintColor: number | null) => call(savePreferences, { ...path, defaultPaintColor }),
    onSuccess: (_, paintColorId) => {
      client.setQueryData<ReplyOf<typeof getPreferences>>(queryKey(getPreferences, path), {
        defaultPaintColor: paintColorId === null ? null : { paintColorId },
      })
      toast.success(preferenceMessages.saved)
    },
  })
}
