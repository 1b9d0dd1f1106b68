import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReplyOf, valid } from '@volute/domain/core/kernel'
import { listPaintColors, type PaintColor } from '@volute/domain/catalogue/part'
import { getPreferences, preferenceMessages, savePreferences } from '@volute/domain/people/preferences'
import { call, mayCall, query, queryKey, failureOf, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { RadioCards } from '../../core/ui/choice-group.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { toast } from '../../core/ui/toast.ts'
import { UnsavedForm } from '../../core/ui/unsaved-changes.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './preferences-page.module.css'

/** `/company/{companyId}/preference`: default paint color of the acting company, and its rule about PO numbers (PREF-01). */
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
              saved={{
                defaultPaintColor: preferences.data.defaultPaintColor?.paintColorId ?? null,
                refusesUsedPo: preferences.data.refusesUsedPo,
              }}
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

interface Preferences {
  /** Null if there is no default. */
  defaultPaintColor: number | null
  refusesUsedPo: boolean
}

interface PreferencesFormProps {
  saved: Preferences
  paintColors: readonly PaintColor[]
}

const noPaint = { value: 'none', label: 'No Paint' }

/** Preferences to choose, save and undo. Read-only without the permission to change it (PREF-01). */
function PreferencesForm({ saved, paintColors }: PreferencesFormProps) {
  const { user } = useSession()
  const mayChange = mayCall(savePreferences, user)
  const save = useSavePreferences(user.companyId)
  const form = useForm({
    start: saved,
    check: valid,
    onValid: submit,
    failure: save.error,
  })
  const { defaultPaintColor: chosen, refusesUsedPo } = form.typed
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
        Preselected for every paintable part that somebody at the company adds to a cart.
      </p>
      <Checkbox
        label="Reject a PO number that was used before"
        detail="Otherwise the checkout only shows a warning."
        disabled={!mayChange}
        checked={refusesUsedPo}
        onChange={({ target }) => {
          form.edit({ refusesUsedPo: target.checked })
          save.reset()
        }}
      />
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

  function submit(preferences: Preferences): void {
    if (!save.isPending) save.mutate(preferences, { onSuccess: form.reset })
  }
}

/** Saves the preferences and updates every form that preselects it (PREF-03, PREF-04). */
function useSavePreferences(ofCompany: number) {
  const client = useQueryClient()
  const path = { companyId: String(ofCompany) }
  return useMutation({
    mutationFn: (preferences: Preferences) => call(savePreferences, { ...path, ...preferences }),
    onSuccess: (_, { defaultPaintColor: paintColorId, refusesUsedPo }) => {
      client.setQueryData<ReplyOf<typeof getPreferences>>(queryKey(getPreferences, path), {
        defaultPaintColor: paintColorId === null ? null : { paintColorId },
        refusesUsedPo,
      })
      toast.success(preferenceMessages.saved)
    },
  })
}
