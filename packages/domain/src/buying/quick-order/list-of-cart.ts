import { type CartItem, describeOptions } from '../cart/index.ts'
import { writtenImpeller } from '../lines/index.ts'
import { describePlace } from '../../catalogue/fit/index.ts'
import { writeCsv } from '../../core/kernel/index.ts'
import { csvHeaders } from './csv-headers.ts'

type Color = { paintColorId: number; name: string }

/** Lines of a cart as text that quick order reads back as the same goods for the same pumps (CART-30, LIST-08). */
export function textOfCart(items: readonly CartItem[], colors: readonly Color[]): string {
  const rows = items.map((item) => [
    item.partNumber,
    String(item.quantity),
    describeOptions({ ...item, paintColor: paintOf(item, colors) }).join(', '),
    item.forPump?.serialNumber ?? '',
    item.name,
  ])
  return [['Part Number', 'Quantity', 'Options', 'Pump', 'Description'], ...rows]
    .map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n')
}

/** The same lines as a file of the template, which has no column for a pump; the notes name it (CART-30). */
export function csvOfCart(items: readonly CartItem[], colors: readonly Color[]): string {
  const rows = items.map((item) => {
    const { trim, angle } = writtenImpeller(item)
    const notes = [item.name, item.forPump && describePlace(item.forPump)].filter(Boolean).join(', ')
    return [item.partNumber, String(item.quantity), trim, angle, paintOf(item, colors) ?? '', notes]
  })
  return writeCsv([csvHeaders, ...rows])
}

/** Color name of a part that can be painted: without a color the other's default must not count. */
function paintOf({ isPaintable, paintColorId }: CartItem, colors: readonly Color[]): string | null {
  const color = colors.find((one) => one.paintColorId === paintColorId)
  return color?.name ?? (isPaintable ? 'No Paint' : null)
}
