import { IconChartLine, IconChevronDown, IconDownload, IconPrinter, IconTable } from '@tabler/icons-react'
import { bomCsv, bomCsvName, bomMessages, type getLookup } from '@volute/domain/catalogue/bom'
import { fitMessages } from '@volute/domain/catalogue/fit'
import { formatBomTrim } from '@volute/domain/catalogue/part'
import type { ReplyOf } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Fact } from '../../core/ui/fact.tsx'
import { Menu, MenuItem } from '../../core/ui/menu.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { saveCsv } from '../../core/ui/save-file.ts'
import { FindInPump } from './find/find-in-pump.tsx'
import styles from './lookup-head.module.css'
import { useOpenDocument } from './use-open-document.ts'

interface LookupHeadProps {
  lookup: ReplyOf<typeof getLookup>
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

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Head of a look-up, with its manual, its pump curves, print and download (LOOKUP-03 to LOOKUP-08). */
export function LookupHead(props: LookupHeadProps) {
  const { lookup, isSerial, isTab, isCopy, isFlat, isPreparingPrint, onPrint } = props
  const { pumpModel, bomNumber, trim, serialNumber, manualUrl, pumpCurves } = lookup
  const manual = useOpenDocument()
  const curves = useOpenDocument()
  const Head = isTab ? TabHead : PageHead
  return (
    <div className={styles.head}>
      <Head
        title={pumpModel ? `Pump Model ${pumpModel}` : `BOM ${bomNumber}`}
        actions={
          <div className={styles.actions}>
            <Button
              icon={<IconDownload {...icon} />}
              busy={manual.isLooking && 'Opening'}
              disabled={isCopy}
              onClick={() => void manual.open(manualUrl, bomMessages.manualNotFound)}
            >
              Download O&M Manual
            </Button>
            {pumpCurves.length > 0 && (
              <Menu
                trigger={
                  <Button
                    icon={<IconChartLine {...icon} />}
                    busy={curves.isLooking && 'Opening'}
                    disabled={isCopy}
                  >
                    <span className={styles.drop}>
                      Download Pump Curve <IconChevronDown {...icon} size={16} />
                    </span>
                  </Button>
                }
              >
                {pumpCurves.map((curve) => (
                  <MenuItem
                    key={curve.url}
                    onClick={() => void curves.open(curve.url, bomMessages.curveNotFound)}
                  >
                    {curve.name}
                  </MenuItem>
                ))}
              </Menu>
            )}
            <Button icon={<IconPrinter {...icon} />} busy={isPreparingPrint && 'Preparing'} onClick={onPrint}>
              Print BOM
            </Button>
            <Button icon={<IconTable {...icon} />} onClick={() => downloadBomCsv(lookup)}>
              Download BOM as CSV
            </Button>
          </div>
        }
      >
        <div className={styles.facts}>
          {isSerial && <Fact name="Impeller Trim">{formatBomTrim(trim)}</Fact>}
          {isSerial && serialNumber && (
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
        </div>
      </Head>
    </div>
  )
}

function TabHead({ actions, children }: { title: string; actions: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tab}>
      {children}
      {actions}
    </div>
  )
}

/** Downloads the whole BOM as a CSV file (LOOKUP-06). */
function downloadBomCsv({ bom, bomNumber, serialNumber }: ReplyOf<typeof getLookup>) {
  saveCsv(bomCsvName(bomNumber, serialNumber), bomCsv(bom))
}
