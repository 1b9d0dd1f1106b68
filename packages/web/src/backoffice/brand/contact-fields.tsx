import { brandLimits } from '@volute/domain/core/brand'
import { limits } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { SuggestField } from '../../core/ui/suggest-field.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './brand-form.module.css'
import type { BrandForm } from './use-brand-form.ts'

/** Contact shown on documents, in mails and next to every order (ORDER-13). */
export function ContactFields({ form }: { form: BrandForm }) {
  const { typed, errors, edit } = form
  return (
    <div className={styles.grid}>
      <TextField
        label="Sales Email"
        type="email"
        maxLength={limits.email}
        {...form.part('contact', 'salesEmail')}
      />
      <TextField label="Website" optional maxLength={brandLimits.line} {...form.part('contact', 'website')} />
      <TextField
        label="Phone"
        type="tel"
        optional
        maxLength={brandLimits.line}
        {...form.part('contact', 'phone')}
      />
      <TextField
        label="Fax"
        type="tel"
        optional
        maxLength={brandLimits.line}
        {...form.part('contact', 'fax')}
      />
      <TextArea
        label="Postal Address"
        optional
        rows={brandLimits.addressLines}
        className={styles.whole}
        value={typed.contact.address.join('\n')}
        error={errors['contact.address']}
        onChange={({ target }) =>
          edit({
            contact: { ...typed.contact, address: target.value === '' ? [] : target.value.split('\n') },
          })
        }
      />
    </div>
  )
}

/** Office hours, and the time zone in which days begin and end. */
export function HoursFields({ form }: { form: BrandForm }) {
  const { typed, errors, edit } = form
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone'))
  return (
    <div className={styles.grid}>
      <TextField
        label="Office Hours"
        optional
        maxLength={brandLimits.line}
        hint="At the foot of every page, such as 7am-5pm CST."
        {...form.part('contact', 'officeHours')}
      />
      <SuggestField
        label="Time Zone"
        hint="Ready dates and the days of orders are counted in it."
        maxLength={brandLimits.line}
        spellCheck={false}
        suggestions={zones}
        value={typed.timeZone}
        error={errors.timeZone}
        onChange={(timeZone) => edit({ timeZone })}
      />
    </div>
  )
}
