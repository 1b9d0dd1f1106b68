import { type ReactNode, useState } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import { DeleteButton } from '../../core/ui/delete-button.tsx'
import { Drawer } from '../../core/ui/floating/drawer.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { MenuButton } from '../../core/ui/menu-button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { TypeToConfirmDialog } from '../../core/ui/type-to-confirm-dialog.tsx'
import { UnsavedChangesDialog } from '../../core/ui/unsaved-changes.tsx'
import { Section, State } from './state.tsx'

interface Opened {
  open: boolean
  onClose: () => void
}

const ignore = () => {}
const widths = ['usual', 'wide', 'table'] as const

export function DialogStates() {
  return (
    <Section title="Over the page">
      {widths.map((width) => (
        <Opener key={width} name={`modal, ${width}`}>
          {(opened) => <PlainModal {...opened} width={width} />}
        </Opener>
      ))}
      <Opener name="yes or no">
        {({ open, onClose }) => (
          <ConfirmDialog open={open} title="Remove Item" onYes={onClose} onNo={onClose}>
            Do you want to remove this item?
          </ConfirmDialog>
        )}
      </Opener>
      <Opener name="save, don't save or cancel">
        {({ open, onClose }) => (
          <UnsavedChangesDialog open={open} onSave={onClose} onDiscard={onClose} onCancel={onClose} />
        )}
      </Opener>
      <Opener name="type to confirm">
        {({ open, onClose }) => (
          <TypeToConfirmDialog
            open={open}
            title="Delete Account"
            busy={false}
            onDelete={onClose}
            onCancel={onClose}
          >
            The account will be gone.
          </TypeToConfirmDialog>
        )}
      </Opener>
      <Opener name="edit, which asks before changes are lost">
        {(opened) => (
          <EditModal
            {...opened}
            title="Edit Role"
            form={{ isChanged: true, submit: opened.onClose }}
            busy={false}
            error="Unable to save the role."
            saveLabel="Save Changes"
            destructive={
              <DeleteButton label="Delete Role" question="Delete this role?" onDelete={ignore}>
                Nobody will hold it.
              </DeleteButton>
            }
          >
            <TextField label="Name" defaultValue="Buyer" />
          </EditModal>
        )}
      </Opener>
      <Opener name="drawer">
        {(opened) => (
          <Drawer {...opened} title="Menu">
            <p>Dashboard</p>
          </Drawer>
        )}
      </Opener>
      <State name="menu button with its drawer">
        <MenuButton
          groups={[{ title: 'Legal', entries: [{ label: 'Privacy Policy', to: '/privacy-policy-text' }] }]}
        />
      </State>
    </Section>
  )
}

function Opener({ name, children }: { name: string; children: (opened: Opened) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <State name={name}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {children({ open: isOpen, onClose: () => setIsOpen(false) })}
    </State>
  )
}

function PlainModal({ open, onClose, width }: Opened & { width: (typeof widths)[number] }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Gasket, casing"
      subtitle="4RB-118 · EA"
      wide={width === 'wide'}
      table={width === 'table'}
    >
      <ModalBody>
        <TextField label="Quantity" defaultValue="1" />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={onClose}>
          Add to Cart
        </Button>
      </ModalFooter>
    </Modal>
  )
}
