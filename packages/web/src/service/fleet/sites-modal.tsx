import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { checkSiteName, createSite, deleteSite, renameSite } from '@volute/domain/service/fleet'
import { counted, limits } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { call, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './sites-modal.module.css'
import { reloadFleet, useSites } from './use-fleet.ts'

/** Dialog that creates and renames sites, and deletes those without pumps (FLEET-09). */
export function SitesModal({ onClose }: { onClose: () => void }) {
  const sites = useSites()
  const [renamed, setRenamed] = useState<number | null>(null)
  const remove = useMutation({
    mutationFn: (siteId: number) => call(deleteSite, { siteId: String(siteId) }),
    onSuccess: reloadFleet,
  })
  return (
    <Modal open title="Sites" onClose={onClose}>
      <ModalBody>
        {remove.error && <Alert assertive>{sentenceOf(remove.error)}</Alert>}
        <ul className={styles.sites}>
          {sites.map(({ siteId, name, pumpCount }) => (
            <li key={siteId}>
              {renamed === siteId ? (
                <NameForm
                  label={`Name of ${name}`}
                  start={name}
                  saveLabel="Save"
                  save={async (next) => {
                    await call(renameSite, { siteId: String(siteId), name: next })
                    setRenamed(null)
                  }}
                  onCancel={() => setRenamed(null)}
                />
              ) : (
                <>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{counted(pumpCount, 'pump')}</span>
                  <IconButton label={`Rename ${name}`} onClick={() => setRenamed(siteId)}>
                    <IconPencil {...icon} />
                  </IconButton>
                  <IconButton
                    label={`Delete ${name}`}
                    disabled={pumpCount > 0}
                    title={pumpCount > 0 ? 'This site has pumps' : `Delete ${name}`}
                    onClick={() => remove.mutate(siteId)}
                  >
                    <IconTrash {...icon} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
        <NameForm label="New site" start="" saveLabel="Create" save={(name) => call(createSite, { name })} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Close</Button>
      </ModalFooter>
    </Modal>
  )
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

interface NameFormProps {
  label: string
  start: string
  saveLabel: string
  save: (name: string) => Promise<unknown>
  onCancel?: () => void
}

function NameForm({ label, start, saveLabel, save, onCancel }: NameFormProps) {
  const saving = useMutation({ mutationFn: save, onSuccess: reloadFleet })
  const form = useForm({
    start: { name: start },
    check: checkSiteName,
    onValid: ({ name }) => saving.mutate(name, { onSuccess: () => form.reset() }),
    failure: saving.error,
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={label}
        maxLength={limits.siteName}
        {...form.field('name')}
        error={form.errors.name ?? (form.refusal && sentenceOf(form.refusal))}
      />
      <Button type="submit" busy={saving.isPending && 'Saving'}>
        {saveLabel}
      </Button>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </form>
  )
}
