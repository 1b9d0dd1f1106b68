import { Modal, ModalBody } from '../../core/ui/modal.tsx'
import styles from './key-list.module.css'

const keys = [
  ['Ctrl K', 'Go to any page, pump or part'],
  ['/', 'Search by number or in words'],
  ['f', 'Find in the pump on screen'],
  ['?', 'This list'],
  ['Esc', 'Close what is open'],
  ['↓', 'From a look-up into its parts list'],
  ['↑ ↓', 'The row above or below, in parts lists and searches'],
  ['Enter', 'Add the part of the row, or take what is highlighted'],
  ['Page Up, Page Down', 'A page of a parts list'],
  ['Ctrl Home, Ctrl End', 'The first and the last row of a parts list'],
] as const

/** List of the shop's keys, opened by `?`. */
export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Modal open title="Keys" onClose={onClose}>
      <ModalBody>
        <dl className={styles.keys}>
          {keys.map(([key, act]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
      </ModalBody>
    </Modal>
  )
}
