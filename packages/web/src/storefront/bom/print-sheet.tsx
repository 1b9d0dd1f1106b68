import { bomMessages, type getLookup, linesAt } from '@volute/domain/catalogue/bom'
import { formatBomTrim } from '@volute/domain/catalogue/part'
import { durations, type ReplyOf } from '@volute/domain/core/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Logo } from '../../core/ui/logo.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './print-sheet.module.css'
import { usePlace } from './use-place.ts'
import type { PumpInState } from './use-pump-state.ts'

interface SheetProps {
  lookup: ReplyOf<typeof getLookup>
  /** Trim and serial number are printed only where they show on screen (LOOKUP-05). */
  isSerial: boolean
}

interface PrintHeadProps extends SheetProps {
  /** State of the printed parts. */
  pump: Pick<PumpInState, 'fit' | 'state'>
  isFlat: boolean
  savedAt: number | null
}

/** Title block of the printed BOM or drawing, with the breadcrumb of the printed assembly. */
export function PrintHead({ lookup, pump, isSerial, isFlat, savedAt }: PrintHeadProps) {
  const { pumpModel, bomNumber, serialNumber, trim, bom } = lookup
  const { path } = usePlace()
  const { crumbs } = linesAt(bom, isFlat ? [] : path)
  return (
    <header className={styles.head} aria-hidden="true">
      <Logo />
      <div className={styles.title}>
        <strong>{pumpModel ? `Pump Model ${pumpModel}` : `BOM ${bomNumber}`}</strong>
        <span>
          Bill of materials <span className="mono">{bomNumber}</span>
          {crumbs.slice(1).map((crumb) => (
            <span key={crumb.path.join('/')}>{`\u2002›\u2002${crumb.description}`}</span>
          ))}
        </span>
        {pump.state !== 'today' && <span>{pump.fit?.shippedTitle}</span>}
      </div>
      {isSerial && <Fact name="Serial Number">{serialNumber}</Fact>}
      {isSerial && <Fact name="Impeller Trim">{formatBomTrim(trim)}</Fact>}
      {savedAt !== null && <Fact name="Offline Copy">{shopDay(new Date(savedAt).toISOString())}</Fact>}
      <Fact name="Printed">{shopDay(new Date().toISOString())}</Fact>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <span>{name}</span>
      <strong className="mono">{children}</strong>
    </div>
  )
}

/** Footer of every printed page: the disclaimer, the BOM or pump, and the contact (LOOKUP-22). */
export function PrintFoot({ lookup, isSerial }: SheetProps) {
  const { address, phone, fax, salesEmail, website } = useBrand().contact
  return (
    <footer className={styles.foot} aria-hidden="true">
      <strong>{bomMessages.printDisclaimer}</strong>
      <span>
        BOM {lookup.bomNumber}
        {isSerial && ` · Serial Number ${lookup.serialNumber}`}
      </span>
      <span>{address.join(', ')}</span>
      <span>{[salesEmail, phone, fax && `Fax ${fax}`, website].filter(Boolean).join(' · ')}</span>
    </footer>
  )
}

/** Sheet to print: the drawing with its parts list, or the drawing alone. */
export type Printed = 'bom' | 'drawing'

/** Prints and exposes the sheet being printed. The browser's own print command prints the whole BOM. */
export function usePrint() {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const asked = useRef<Printed>('bom')
  const timer = useRef(0)
  useEffect(() => {
    // Render the sheet before this listener returns, since the browser then lays out the page.
    const begin = () => flushSync(() => setPrinted(asked.current))
    const end = () => {
      asked.current = 'bom'
      setPrinted(null)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.clearTimeout(timer.current)
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return {
    printed,
    /** True while the sheet is rendered. The browser's dialog opens afterwards. */
    isPreparing,
    /** Opens the browser's print dialog after the print delay (LOOKUP-23). */
    print: (what: Printed) => {
      window.clearTimeout(timer.current)
      asked.current = what
      setPrinted(what)
      setIsPreparing(true)
      timer.current = window.setTimeout(() => {
        setIsPreparing(false)
        window.print()
      }, durations.printDelay)
    },
  }
}
