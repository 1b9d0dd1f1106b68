import { catalogueMessages, formatBomTrim, type getLookup } from '@volute/domain/catalogue'
import { companyContact, formatInstant, PRODUCT_NAME, type ReplyOf } from '@volute/domain/kernel'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import styles from './print-sheet.module.css'

interface PrintHeadProps {
  lookup: ReplyOf<typeof getLookup>
  isSerial: boolean
}

/** The title block of the printed BOM. */
export function PrintHead({ lookup, isSerial }: PrintHeadProps) {
  const { pumpModel, bomNumber, serialNumber, trim } = lookup
  return (
    <header className={styles.head} aria-hidden="true">
      <Logo name={PRODUCT_NAME} />
      <div className={styles.title}>
        <strong>{pumpModel ? `Pump Model ${pumpModel}` : `BOM ${bomNumber}`}</strong>
        <span>
          Bill of materials <span className="mono">{bomNumber}</span>
        </span>
      </div>
      {isSerial && <Fact name="Serial Number">{serialNumber}</Fact>}
      {isSerial && <Fact name="Impeller Trim">{formatBomTrim(trim)}</Fact>}
      <Fact name="Printed">{formatInstant(new Date().toISOString())}</Fact>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <span>{name}</span>
      <strong className="mono">{children}</strong>
    </div>
  )
}

/** The foot of every printed page: the disclaimer, and whom to ask (LOOKUP-22, ORDER-13). */
export function PrintFoot() {
  const { address, phone, fax, salesEmail, website } = companyContact
  return (
    <footer className={styles.foot} aria-hidden="true">
      <strong>{catalogueMessages.printDisclaimer}</strong>
      <span>{address.join(', ')}</span>
      <span>
        {salesEmail} · {phone} · Fax {fax} · {website}
      </span>
    </footer>
  )
}
