import { type CartItem, describeOptions } from '../cart/index.ts'
import { writeCsv } from '../../core/kernel/index.ts'
import { csvHeaders } from './read-csv-rows.ts'

type Color = { paintColorId: number; name: string }

/** Lines of a cart as text that quick order reads back as the same goods, for somebody else to order (CART-30). */
export function textOfCart(items: readonly CartItem[], colors: readonly Color[]): string {
  const rows = items.map((item) => [
    item.partNumber,
    String(item.quantity),
    describeOptions({ ...item, paintColor: paintOf(item, colors) }).join(', '),
    item.name,
  ])
  return [['Part Number', 'Quantity', 'Options', 'Description'], ...rows]
    .map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n')
}

/** The same lines as a file of the template (CART-30). */
export function csvOfCart(items: readonly CartItem[], colors: readonly Color[]): string {
  const rows = items.map((item) => [
    item.partNumber,
    String(item.quantity),
    item.impellerTrim === 0 ? 'Full Trim' : String(item.impellerTrim ?? ''),
    String(item.impellerAngle ?? ''),
    paintOf(item, colors) ?? '',
    item.name,
  ])
  return writeCsv([csvHeaders, ...rows])
}

/** Color name of a part that can be painted: without a color the other's default must not count. */
function paintOf({ isPaintable, paintColorId }: CartItem, colors: readonly Color[]): string | null {
  const color = colors.find((one) => one.paintColorId === paintColorId)
  return color?.name ?? (isPaintable ? 'No Paint' : null)
}
