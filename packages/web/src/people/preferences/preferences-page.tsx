import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReplyOf, valid } from '@volute/domain/core/kernel'
import { listPaintColors, type PaintColor } from '@volute/domain/catalogue/part'
import { getPreferences, preferenceMessages, savePreferences } from '@volute/domain/people/preferences'
import { call, mayCall, query, queryKey, failureOf, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { RadioCards } from '../../core/ui/choice-group.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { toast } from '../../core/ui/toast.ts'
import { UnsavedForm } from '../../core/ui/unsaved-changes.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './preferences-page.module.css'

/** `/company/{companyId}/preference`: default paint color of the acting company (PREF-01). */
export function PreferencesPage() {
  const { companyId, companyName } = useSession().user
  const preferences = useQuery(query(getPreferences, { companyId: String(companyId) }))
  const colors = useQuery(query(listPaintColors, {}))
  const failed = [preferences, colors].find(({ error, data }) => error && !data)
  return (
    <Page width={1168}>
      <PageHead title="Company Preferences">{companyName}</PageHead>
      {failed?.error ? (
        <FailureCard {...failureOf(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <Card className={styles.card}>
          {preferences.data && colors.data ? (
            <PreferencesForm
              key={companyId}
              saved={preferences.data.defaultPaintColor?.paintColorId ?? null}
              paintColors={colors.data.paintColors}
            />
          ) : (
            <SkeletonRows rows={4} />
          )}
        </Card>
      )}
    </Page>
  )
}

interface PreferencesFormProps {
  /** Null if there is no default. */
  saved: number | null
  paintColors: readonly PaintColor[]
}

const noPaint = { value: 'none', label: 'No Paint' }

/** Default paint color to choose, save and undo. Read-only without the permission to change it (PREF-01). */
function PreferencesForm({ saved, paintColors }: PreferencesFormProps) {
  const { user } = useSession()
  const mayChange = mayCall(savePreferences, user)
  const save = useSavePreferences(user.companyId)
  const form = useForm({
    start: { defaultPaintColor: saved },
    check: valid,
    onValid: submit,
    failure: save.error,
  })
  const { defaultPaintColor: chosen } = form.typed
  return (
    <form className={styles.form} {...form.props}>
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
        value={chosen === null ? noPaint.value : String(chosen)}
        error={form.errors.defaultPaintColor ?? null}
        onChange={(value) => {
          form.edit({ defaultPaintColor: value === noPaint.value ? null : Number(value) })
          save.reset()
        }}
      />
      <p className={styles.hint}>
        Preselected for every paintable part that somebody of the company adds to a cart.
      </p>
      <UnsavedForm form={form} />
      {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
      {mayChange ? (
        <div className={styles.acts}>
          <Button type="submit" look="primary" busy={save.isPending && 'Saving'}>
            Save Changes
          </Button>
          <Button
            onClick={() => {
              form.reset()
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

  function submit({ defaultPaintColor }: { defaultPaintColor: number | null }): void {
    if (!save.isPending) save.mutate(defaultPaintColor, { onSuccess: form.reset })
  }
}

/** Saves the default paint color and updates every form that preselects it (PREF-03, PREF-04). */
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
