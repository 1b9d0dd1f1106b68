import { IconClipboardCopy, IconFileSpreadsheet, IconMail, IconPrinter, IconShare } from '@tabler/icons-react'
import { cartMessages } from '@volute/domain/buying/cart'
import { csvOfCart, textOfCart } from '@volute/domain/buying/quick-order'
import { useMemo } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { Menu, MenuItem } from '../../core/ui/menu.tsx'
import { saveCsv } from '../../core/ui/save-file.ts'
import { useBrand } from '../../core/ui/shop-brand.ts'
import { toast } from '../../core/ui/toast.ts'
import type { Cart } from './use-cart.ts'

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
/** Longest mailto link, in characters, that every mail program opens. */
const longestAddress = 1_900

/** Menu that hands the cart to somebody else: on paper, as a file, or as text that quick order reads (CART-30). */
export function ShareCart({ cart: { items, paintColors, companyName } }: { cart: Cart }) {
  const { name } = useBrand()
  // A long cart is not written again while only a field of it is typed in.
  const text = useMemo(() => textOfCart(items, paintColors), [items, paintColors])
  const mail = useMemo(
    () => mailOf(cartMessages.sharedBy(companyName, name), text),
    [companyName, name, text],
  )
  return (
    <Menu trigger={<Button icon={<IconShare {...icon} />}>Share</Button>}>
      <MenuItem icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
        Print
      </MenuItem>
      <MenuItem icon={<IconClipboardCopy {...icon} />} onClick={() => void copy(text)}>
        Copy as Text
      </MenuItem>
      {mail.length <= longestAddress && (
        <MenuItem icon={<IconMail {...icon} />} onClick={() => openMail(mail)}>
          Mail
        </MenuItem>
      )}
      <MenuItem
        icon={<IconFileSpreadsheet {...icon} />}
        onClick={() => saveCsv('Shopping-Cart.csv', csvOfCart(items, paintColors))}
      >
        Download CSV
      </MenuItem>
    </Menu>
  )
}

function mailOf(subject: string, text: string): string {
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Copied', cartMessages.pasteCopy)
  } catch {
    toast.failure(cartMessages.copyDenied)
  }
}

function openMail(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.click()
}
