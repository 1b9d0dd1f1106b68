import { companyContact } from '@volute/domain/kernel'
import styles from './company-contact.module.css'

/** Whom to ask about an order. */
export function CompanyContact() {
  const { address, phone, fax, salesEmail, website, officeHours } = companyContact
  return (
    <section className={styles.contact} aria-label="Contact">
      <p>{address.join(', ')}</p>
      <p>
        Phone {phone} · Fax {fax} · Office hours {officeHours}
      </p>
      <p>
        <a href={`mailto:${salesEmail}`}>{salesEmail}</a> · {website}
      </p>
    </section>
  )
}
