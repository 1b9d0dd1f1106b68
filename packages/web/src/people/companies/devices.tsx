import { IconPlus } from '@tabler/icons-react'
import { checkDevice, type DeviceType, deviceKey, type OwnedDevice } from '@volute/domain/people/companies'
import { containsText, limits } from '@volute/domain/core/kernel'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { SearchInput } from '../../core/ui/search-input.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './company-modal.module.css'
import { DeviceTable } from './device-table.tsx'
import type { CompanyForm } from './use-company-form.ts'

interface DevicesProps {
  form: CompanyForm
  types: readonly DeviceType[]
  isReadOnly: boolean
}

/** Devices of a company, to filter, sort, add and remove (COMPANY-06). */
export function Devices({ form, types, isReadOnly }: DevicesProps) {
  const { ownedDevices } = form.typed
  const [filter, setFilter] = useState('')
  const adding = useRef<HTMLInputElement>(null)
  const shown = ownedDevices.filter(({ deviceIdentifier }) => containsText(deviceIdentifier, filter))
  return (
    <section className={styles.devices} aria-labelledby="company-devices">
      <div className={styles.head}>
        <h3 id="company-devices">
          Associated Devices <span className={styles.count}>{ownedDevices.length}</span>
        </h3>
        <SearchInput
          label="Filter devices by identifier"
          placeholder="Filter by identifier..."
          value={filter}
          onType={setFilter}
        />
      </div>
      {shown.length > 0 ? (
        <DeviceTable devices={shown} types={types} onRemove={isReadOnly ? null : remove} />
      ) : (
        <p className={styles.none}>
          {ownedDevices.length > 0 ? 'No devices match the filter.' : 'This company owns no devices.'}
        </p>
      )}
      {!isReadOnly && <AddDevice form={form} types={types} field={adding} onAdd={nextDevice} />}
    </section>
  )

  function nextDevice() {
    setFilter('')
    adding.current?.focus()
  }

  function remove(device: OwnedDevice) {
    const key = deviceKey(device)
    form.edit({ ownedDevices: ownedDevices.filter((one) => deviceKey(one) !== key) })
    // The focused button is removed with its row.
    adding.current?.focus()
  }
}

interface AddDeviceProps {
  form: CompanyForm
  types: readonly DeviceType[]
  field: Ref<HTMLInputElement>
  onAdd: () => void
}

/** Type and identifier of a device to add. Enter also adds it (COMPANY-18 to COMPANY-20). */
function AddDevice({ form, types, field, onAdd }: AddDeviceProps) {
  const { ownedDevices, deviceIdentifier } = form.typed
  const [deviceTypeId, setDeviceTypeId] = useState<number | null>(null)
  // The identifier belongs to the company's form, which cannot be saved while a typed device has not been added.
  const device = useForm({
    start: { deviceTypeId, deviceIdentifier },
    check: (typed) => checkDevice(typed, ownedDevices),
    onValid: (added) => {
      form.edit({ ownedDevices: [...ownedDevices, added], deviceIdentifier: '' })
      device.reset()
      onAdd()
    },
  })
  return (
    <section ref={device.ref} className={styles.add}>
      <Select
        label="Device Type"
        value={deviceTypeId ?? ''}
        options={[
          { value: '', label: 'Select a device type' },
          ...types.map((one) => ({ value: String(one.deviceTypeId), label: one.name })),
        ]}
        error={device.errors.deviceTypeId}
        onChange={({ target }) => setDeviceTypeId(Number(target.value) || null)}
      />
      <TextField
        ref={field}
        label="Identifier"
        mono
        maxLength={limits.deviceIdentifier}
        autoComplete="off"
        spellCheck={false}
        {...form.field('deviceIdentifier')}
        error={device.errors.deviceIdentifier ?? form.errors.deviceIdentifier}
        onKeyDown={addOnEnter}
      />
      <Button icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={device.submit}>
        Add Device
      </Button>
    </section>
  )

  /** Enter adds the device if one is typed, and otherwise submits the company. */
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || deviceIdentifier.trim() === '') return
    event.preventDefault()
    device.submit()
  }
}
