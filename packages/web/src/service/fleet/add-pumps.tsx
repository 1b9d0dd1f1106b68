import { counted } from '@volute/domain/core/kernel'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { AddedReport } from './added-report.tsx'
import type { Adding } from './use-add-pumps.ts'
import { useSites } from './use-fleet.ts'

/** Adds one pump or a pasted list, and shows the result for each (FLEET-05). */
export function AddPumpsModal({ adding }: { adding: Adding }) {
  return (
    <Modal open wide title="Add Pumps" onClose={adding.close}>
      {adding.report ? (
        <>
          <ModalBody>
            <AddedReport adding={adding} />
          </ModalBody>
          <ModalFooter>
            <Button onClick={adding.again}>Add More</Button>
            <Button look="primary" onClick={adding.close}>
              Done
            </Button>
          </ModalFooter>
        </>
      ) : (
        <form noValidate onSubmit={adding.submit}>
          <ModalBody>
            <SerialsField adding={adding} />
            <SiteField adding={adding} />
          </ModalBody>
          <ModalFooter>
            <Button onClick={adding.close}>Cancel</Button>
            <Button type="submit" look="primary" busy={adding.isAdding && 'Adding'}>
              Add Pumps
            </Button>
          </ModalFooter>
        </form>
      )}
    </Modal>
  )
}

/** Field for typed, pasted or scanned serial numbers. */
export function SerialsField({ adding }: { adding: Adding }) {
  const { text, serials, error, setText } = adding
  return (
    <>
      {error && <Alert assertive>{error}</Alert>}
      <TextArea
        label="Serial Numbers"
        rows={8}
        spellCheck={false}
        autoCapitalize="characters"
        placeholder={'100234\n100235\n100236'}
        hint={
          serials.length > 1
            ? `${counted(serials.length, 'serial number')} in the list.`
            : 'One in each line, or a column pasted from a spreadsheet.'
        }
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  )
}

function SiteField({ adding }: { adding: Adding }) {
  const sites = useSites()
  if (sites.length === 0) return null
  return (
    <Select
      label="Site"
      optional
      value={adding.site}
      options={[
        { value: '', label: 'None yet' },
        ...sites.map(({ siteId, name }) => ({ value: String(siteId), label: name })),
      ]}
      onChange={({ target }) => adding.setSite(target.value)}
    />
  )
}
