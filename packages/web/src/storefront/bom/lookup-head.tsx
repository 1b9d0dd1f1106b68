import type { getLookup } from '@volute/domain/catalogue/bom'
import { fitMessages } from '@volute/domain/catalogue/fit'
import { formatBomTrim } from '@volute/domain/catalogue/part'
import type { ReplyOf } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { Badge } from '../../core/ui/badge.tsx'
import { Fact } from '../../core/ui/fact.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { DocumentsMenu } from './documents-menu.tsx'
import { FindInPump } from './find/find-in-pump.tsx'
import styles from './lookup-head.module.css'
import { ChangesLink, StateReport, StateSwitch } from './state-switch.tsx'
import type { PumpInState } from './use-pump-state.ts'

interface LookupHeadProps {
  lookup: ReplyOf<typeof getLookup>
  pump: PumpInState
  /** Trim and serial number show only for a pump looked up by its serial number (LOOKUP-05). */
  isSerial: boolean
  /** Shown as a tab, whose page already has the heading. */
  isTab: boolean
  /** Saved copy on this device: documents are unavailable. */
  isCopy: boolean
  isFlat: boolean
  isPreparingPrint: boolean
  onPrint: () => void
}

/** Header of a look-up: its facts, the states of its parts and its documents, in two rows (LOOKUP-03 to LOOKUP-05). */
export function LookupHead(props: LookupHeadProps) {
  const { lookup, pump, isSerial, isTab, isCopy, isFlat, isPreparingPrint, onPrint } = props
  const { pumpModel, bomNumber, trim, serialNumber } = lookup
  const Head = isTab ? TabHead : PageHead
  return (
    <div className={styles.head}>
      <Head
        title={pumpModel ? `Pump Model ${pumpModel}` : `BOM ${bomNumber}`}
        actions={
          <>
            {pump.hasStates && <StateSwitch pump={pump} />}
            <DocumentsMenu {...{ lookup, isCopy, isPreparingPrint, onPrint }} />
          </>
        }
      >
        <div className={styles.facts}>
          {isSerial && <Fact name="Impeller Trim">{formatBomTrim(trim)}</Fact>}
          {isSerial && !isTab && serialNumber && (
            <Fact name="Serial Number">
              <span className="mono">{serialNumber}</span>
            </Fact>
          )}
          {pumpModel && (
            <Fact name="BOM">
              <span className="mono">{bomNumber}</span>
            </Fact>
          )}
          <FindInPump bom={lookup.bom} isFlat={isFlat} />
          {isSerial && serialNumber && <Badge kind="ok">{fitMessages.pagePump(serialNumber)}</Badge>}
          {pump.hasStates && <StateReport pump={pump} />}
          {serialNumber && <ChangesLink pump={pump} serialNumber={serialNumber} />}
        </div>
      </Head>
    </div>
  )
}

function TabHead({ actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tab}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
