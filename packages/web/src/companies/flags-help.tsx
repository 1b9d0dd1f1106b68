import { companyFlags } from '@volute/domain/companies'
import { Button } from '../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import styles from './company-modal.module.css'

/** What each flag of a company means (COMPANY-10). */
export function FlagsHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
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
