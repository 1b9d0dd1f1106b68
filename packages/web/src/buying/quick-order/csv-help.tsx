import { IconDownload } from '@tabler/icons-react'
import { limits } from '@volute/domain/core/kernel'
import buttons from '../../core/ui/button.module.css'
import { Button } from '../../core/ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import styles from './csv-help.module.css'

const columns = [
  ['part_number', 'The part number. A row without one is left out.'],
  ['quantity', `A whole number from 1 to ${limits.quantity}.`],
  ['impeller_trim_inches', `Impellers only: 0 to ${limits.impellerTrim}, or full trim.`],
  ['impeller_angle_degrees', `Impellers only: 0 to ${limits.impellerAngle}.`],
  ['paint_color', 'Paintable parts only: the name of a color, or no paint. Blank is your company’s default.'],
  ['notes', 'Ignored; optional.'],
]

/** Help on CSV files, with the template (E64). */
export function CsvHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} title="How do I import a CSV file?" wide onClose={onClose}>
      <ModalBody>
        <ol className={styles.steps}>
          <li>Download the template and fill in a row for each part.</li>
          <li>Save it as CSV, then choose Import CSV and select the file.</li>
          <li>Fix the marked lines, then add the list to your cart.</li>
        </ol>
        <p>
          <a href="/csv-import-template.csv" download className={buttons.button} data-look="secondary">
            <IconDownload size={18} stroke={1.5} aria-hidden="true" />
            <span>Download Template</span>
          </a>
        </p>
        <dl className={styles.columns}>
          {columns.map(([name, meaning]) => (
            <div key={name}>
              <dt className="mono">{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          The columns may be in any order. A file holds up to {limits.importedRows} rows and 1 MB. Rows can
          also be copied from a spreadsheet or an email and pasted on the page.
        </p>
        <p>
          By keyboard: Enter in the part-number box adds the part and leaves the box free for the next;
          “TB10773 5” adds five. Enter in a line’s field goes back to the box, the arrow keys go from line to
          line.
        </p>
      </ModalBody>
      <ModalFooter>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </ModalFooter>
    </Modal>
  )
}
