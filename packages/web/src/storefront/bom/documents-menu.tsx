import { IconChartLine, IconChevronDown, IconDownload, IconPrinter, IconTable } from '@tabler/icons-react'
import { bomCsv, bomCsvName, bomMessages, type getLookup } from '@volute/domain/catalogue/bom'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { Button } from '../../core/ui/button.tsx'
import { Menu, MenuGroup, MenuItem } from '../../core/ui/menu.tsx'
import { saveCsv } from '../../core/ui/save-file.ts'
import styles from './lookup-head.module.css'
import { useOpenDocument } from './use-open-document.ts'

interface DocumentsMenuProps {
  lookup: ReplyOf<typeof getLookup>
  /** Saved copy on this device: files of the server are unavailable. */
  isCopy: boolean
  isPreparingPrint: boolean
  onPrint: () => void
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** Menu of a look-up's manual, print, download and pump curves (LOOKUP-06 to LOOKUP-08). */
export function DocumentsMenu({ lookup, isCopy, isPreparingPrint, onPrint }: DocumentsMenuProps) {
  const { isLooking, open } = useOpenDocument()
  const { manualUrl, pumpCurves } = lookup
  return (
    <Menu
      trigger={
        <Button busy={(isLooking && 'Opening') || (isPreparingPrint && 'Preparing')}>
          <span className={styles.drop}>
            Documents <IconChevronDown {...icon} size={16} />
          </span>
        </Button>
      }
    >
      <MenuItem
        icon={<IconDownload {...icon} />}
        disabled={isCopy}
        onClick={() => void open(manualUrl, bomMessages.manualNotFound)}
      >
        Download O&M Manual
      </MenuItem>
      <MenuItem icon={<IconPrinter {...icon} />} onClick={onPrint}>
        Print BOM
      </MenuItem>
      <MenuItem icon={<IconTable {...icon} />} onClick={() => downloadBomCsv(lookup)}>
        Download BOM as CSV
      </MenuItem>
      {pumpCurves.length > 0 && (
        <MenuGroup label="Download Pump Curve">
          {pumpCurves.map((curve) => (
            <MenuItem
              key={curve.url}
              icon={<IconChartLine {...icon} />}
              disabled={isCopy}
              onClick={() => void open(curve.url, bomMessages.curveNotFound)}
            >
              {curve.name}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
    </Menu>
  )
}

/** Downloads the whole BOM as a CSV file (LOOKUP-06). */
function downloadBomCsv({ bom, bomNumber, serialNumber }: DocumentsMenuProps['lookup']) {
  saveCsv(bomCsvName(bomNumber, serialNumber), bomCsv(bom))
}
