import { IconTrash } from '@tabler/icons-react'
import {
  companyFlags,
  companyMessages,
  deleteCompany,
  type DeviceType,
  changeCompany,
} from '@volute/domain/people/companies'
import { useState } from 'react'
import { mayCall, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { TypeToConfirmDialog } from '../../core/ui/type-to-confirm-dialog.tsx'
import { CompanyFieldset } from './company-fieldset.tsx'
import styles from './company-modal.module.css'
import { Devices } from './devices.tsx'
import { useCompanyForm } from './use-company-form.ts'
import type { SavedCompany } from './use-open-company.ts'
import { useSaveCompany } from './use-save-company.ts'

interface CompanyModalProps {
  open: boolean
  /** Null for a new company. */
  companyId: number | null
  saved: SavedCompany
  deviceTypes: DeviceType[]
  onClose: () => void
}

/** Name, flags, account and devices of a company, to create, save and delete (COMPANY-05, COMPANY-07). */
export function CompanyModal({ open, companyId, saved, deviceTypes, onClose }: CompanyModalProps) {
  const { user } = useSession()
  const [asked, ask] = useState<'help' | 'delete' | null>(null)
  const { save, remove } = useSaveCompany(companyId, onClose)
  const form = useCompanyForm(saved, save)
  // Only the provider's own people reach this page.
  const isProvider = companyId === user.companyId
  const isReadOnly = companyId !== null && !mayCall(changeCompany, user)
  const mayDelete = companyId !== null && !isProvider && mayCall(deleteCompany, user)
  const label = companyId === null ? 'Create Company' : 'Save Changes'
  return (
    <EditModal
      open={open}
      title={companyId === null ? 'Create Company' : 'Edit Company'}
      wide
      form={{ ...form, isChanged: form.isChanged && !save.isSuccess && !remove.isSuccess }}
      busy={save.isPending && 'Saving'}
      error={save.error?.message ?? null}
      saveLabel={isReadOnly ? undefined : label}
      closeLabel="Close"
      onClose={onClose}
      destructive={mayDelete && <DeleteCompanyButton onClick={() => ask('delete')} />}
      dialogs={
        <>
          <FlagsHelp open={asked === 'help'} onClose={() => ask(null)} />
          <DeleteCompany
            open={asked === 'delete'}
            name={saved.companyName}
            deletion={remove}
            onDelete={() => companyId !== null && remove.mutate(companyId)}
            onCancel={() => ask(null)}
          />
        </>
      }
    >
      <CompanyFieldset
        form={form}
        isReadOnly={isReadOnly}
        isProvider={isProvider}
        onHelp={() => ask('help')}
      />
      <Devices form={form} types={deviceTypes} isReadOnly={isReadOnly} />
    </EditModal>
  )
}

/** Meaning of each flag of a company (COMPANY-10). */
function FlagsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} title="What do these flags mean?" onClose={onClose}>
      <ModalBody>
        <dl className={styles.meanings}>
          {Object.values(companyFlags).map(({ label, meaning }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </ModalBody>
      <ModalFooter>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </ModalFooter>
    </Modal>
  )
}

function DeleteCompanyButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      look="danger-ghost"
      icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
      onClick={onClick}
    >
      Delete Company
    </Button>
  )
}

interface DeleteCompanyProps {
  open: boolean
  name: string
  deletion: { isPending: boolean; error: Error | null; reset: () => void }
  onDelete: () => void
  onCancel: () => void
}

/** Deletes the company after the typed phrase (COMPANY-15). */
function DeleteCompany({ open, name, deletion, onDelete, onCancel }: DeleteCompanyProps) {
  return (
    <TypeToConfirmDialog
      open={open}
      title="Delete Company"
      busy={deletion.isPending}
      error={deletion.error?.message ?? null}
      onDelete={onDelete}
      onCancel={() => {
        deletion.reset()
        onCancel()
      }}
    >
      <strong>{name}</strong> is deleted. {companyMessages.deleteWarning}
    </TypeToConfirmDialog>
  )
}
