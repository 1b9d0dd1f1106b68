import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import {
  brandLimits,
  checkLegalText,
  getLegalText,
  type LegalKind,
  type LegalSection,
  publishLegalText,
} from '@volute/domain/core/brand'
import { type Checked, valid } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { call, queryKey, sentenceOf } from '../../core/api/index.ts'
import { versionLine } from '../../people/session/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import { reloadBrand } from '../../core/ui/shop-brand.ts'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { UnsavedForm } from '../../core/ui/unsaved-changes.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './brand-form.module.css'
import { Rows } from './rows.tsx'
import { type Shop, shopQuery } from './use-brand-form.ts'

const kinds = {
  terms: {
    title: 'Terms of Sale',
    path: '/terms',
    asked:
      'From then on, buyers must agree to it before they order. Orders already placed keep the version that they agreed to.',
  },
  privacy: {
    title: 'Privacy Policy',
    path: '/privacy-policy-text',
    asked: 'Everybody must agree to it before they continue.',
  },
} as const

interface LegalEditorProps {
  kind: LegalKind
  text: Shop[LegalKind]
}

/** Legal text: versions to read, and an editor to write and publish the next one (FACE-06). */
export function LegalEditor({ kind, text }: LegalEditorProps) {
  const [isWriting, setWriting] = useState(false)
  const { title, path } = kinds[kind]
  const versions = Array.from({ length: text.version }, (_, index) => text.version - index)
  return (
    <section aria-label={title}>
      <Card className={styles.card}>
        <h2>{title}</h2>
        <p>{versionLine(text)}</p>
        {versions.length > 0 && (
          <ul className={styles.versions} aria-label={`Versions of the ${title}`}>
            {versions.map((version) => (
              <li key={version}>
                <Link to={path} search={{ version }} target="_blank">
                  Read version {version}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {isWriting ? (
          <NextVersion kind={kind} text={text} onDone={() => setWriting(false)} />
        ) : (
          <div>
            <Button
              icon={<IconPencil size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => setWriting(true)}
            >
              Write Version {text.version + 1}
              <span className="visually-hidden"> of the {title}</span>
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}

const emptySection = { title: '', text: '' }

/** Editor of the next version, starting from the one in force. */
function NextVersion({ kind, text, onDone }: LegalEditorProps & { onDone: () => void }) {
  const next = text.version + 1
  const { title, asked } = kinds[kind]
  const publish = usePublish(kind, text.version, onDone)
  const [ready, setReady] = useState<LegalSection[] | null>(null)
  const form = useForm({
    start: { sections: text.sections },
    check: checkSections,
    onValid: ({ sections }) => setReady(sections),
    failure: publish.error,
  })
  const { typed, errors, edit } = form
  return (
    <form className={styles.form} {...form.props}>
      <Rows
        one="Section"
        rows={typed.sections}
        most={brandLimits.sections}
        empty={emptySection}
        onChange={(sections) => edit({ sections })}
      >
        {(section, at, change) => (
          <>
            <TextField
              label="Title"
              maxLength={brandLimits.title}
              value={section.title}
              error={errors[`sections.${at}.title`]}
              onChange={({ target }) => change({ title: target.value })}
            />
            <TextArea
              label="Text"
              rows={5}
              maxLength={brandLimits.section}
              value={section.text}
              error={errors[`sections.${at}.text`]}
              onChange={({ target }) => change({ text: target.value })}
            />
          </>
        )}
      </Rows>
      {errors['sections'] && <Alert assertive>{errors['sections']}</Alert>}
      {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" look="primary" busy={publish.isPending && 'Publishing'}>
          Publish Version {next}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
      <UnsavedForm form={form} />
      <ConfirmDialog
        open={ready !== null}
        title={`Publish version ${next} of the ${title}?`}
        yes="Publish"
        no="Cancel"
        onYes={() => {
          setReady(null)
          if (ready) publish.mutate(ready)
        }}
        onNo={() => setReady(null)}
      >
        {asked} A published version cannot be changed any more.
      </ConfirmDialog>
    </form>
  )
}

function checkSections({ sections }: { sections: LegalSection[] }): Checked<{ sections: LegalSection[] }> {
  const checked = checkLegalText(sections)
  return checked.ok ? valid({ sections: checked.value }) : checked
}

function usePublish(kind: LegalKind, version: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sections: LegalSection[]) => call(publishLegalText, { kind, version, sections }),
    onSuccess: async (published, sections) => {
      client.setQueryData<Shop>(
        shopQuery.queryKey,
        (shop) =>
          shop && {
            ...shop,
            [kind]: { version: published.version, publishedUtc: new Date().toISOString(), sections },
          },
      )
      void client.invalidateQueries({ queryKey: queryKey(getLegalText) })
      await reloadBrand()
      toast.success(`Version ${published.version} of the ${kinds[kind].title} has been published.`)
      onDone()
    },
  })
}
