import { Link } from '@tanstack/react-router'
import { companyContact, PRODUCT_NAME } from '@volute/domain/kernel'
import styles from './footer.module.css'

const year = new Date().getFullYear()

export function Footer() {
  return (
    <footer className={styles.footer}>
      <span>
        © {year} {PRODUCT_NAME}
      </span>
      <span className={styles.hours}>Office hours {companyContact.officeHours}</span>
      <Link to="/privacy-policy-text">Privacy Policy</Link>
    </footer>
  )
}
