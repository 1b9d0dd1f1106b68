import { type DeviceType, deviceKey, type OwnedDevice } from '@volute/domain/companies'
import { containsText } from '@volute/domain/kernel'
import { useRef, useState } from 'react'
import { SearchInput } from '../ui/search-input.tsx'
import { AddDevice } from './add-device.tsx'
import styles from './company-modal.module.css'
import { DeviceTable } from './device-table.tsx'
import type { CompanyForm } from './use-company-form.ts'

interface DevicesProps {
  form: CompanyForm
  types: readonly DeviceType[]
  isReadOnly: boolean
}

/** The devices that a company owns, to filter, sort, add and remove (COMPANY-06). */
export function Devices({ form, types, isReadOnly }: DevicesProps) {
  const { ownedDevices } = form.draft
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
    // The row goes with its button; the focus must not go with them.
    adding.current?.focus()
  }
}
