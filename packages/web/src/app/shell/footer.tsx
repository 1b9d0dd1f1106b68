import { Link } from '@tanstack/react-router'
import { companyContact, PRODUCT_NAME } from '@volute/domain/kernel'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <span>
        © {new Date().getFullYear()} {PRODUCT_NAME}
      </span>
      <span className={styles.hours}>Office hours {companyContact.officeHours}</span>
      <Link to="/privacy-policy-text">Privacy Policy</Link>
    </footer>
  )
}
