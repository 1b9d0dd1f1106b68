import { IconCamera } from '@tabler/icons-react'
import { searchMessages } from '@volute/domain/storefront/search'
import { useState } from 'react'
import { IconButton } from '../../../core/ui/icon-button.tsx'
import { loadOnIntent } from '../../../core/ui/load-on-intent.tsx'
import { toast } from '../../../core/ui/toast.ts'

const ScanSheet = loadOnIntent(async () => (await import('./scan-sheet.tsx')).ScanSheet)

/** Camera button in the search box. Opens the sheet that reads a pump's label; its code loads on the first press. */
export function ScanButton({ onGo }: { onGo?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Scan a pump's label" onClick={open}>
        <IconCamera size={18} stroke={1.5} aria-hidden="true" />
      </IconButton>
      {isOpen && <ScanSheet onClose={() => setOpen(false)} onGo={onGo} />}
    </>
  )

  function open() {
    void ScanSheet.load().then(
      () => setOpen(true),
      () => toast.failure(searchMessages.formFailed),
    )
  }
}
