import { useMutation } from '@tanstack/react-query'
import { limits } from '@volute/domain/kernel'
import { type HistoryOrder, historyCsv, orderMessages, searchOrderHistory } from '@volute/domain/orders'
import { call, sentenceOf } from '../../api/index.ts'
import { saveCsv } from '../../ui/save-csv.ts'
import { toast } from '../../ui/toast.ts'
import type { OrderHistory } from './use-order-history.ts'

/** Saves the orders that the search finds, of every page, as one CSV file; where there are too many, it says so. */
export function useHistoryCsv({ wanted }: Pick<OrderHistory, 'wanted'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAll(wanted),
    onSuccess: ({ orders, count }) => {
      saveCsv('Order-History.csv', historyCsv(orders))
      if (count > limits.exportedRows)
        toast.success(orderMessages.exportedPart, orderMessages.exported(orders.length, count))
    },
    onError: (failure) => toast.failure(sentenceOf(failure), orderMessages.historyFailedTitle),
  })
  return { isSaving: isPending, save: () => !isPending && mutate() }
}

/** An order that comes in meanwhile moves the pages by one: what is read twice counts once. */
async function readAll(wanted: OrderHistory['wanted']): Promise<{ orders: HistoryOrder[]; count: number }> {
  const orders = new Map<number, HistoryOrder>()
  const rowsPerPage = limits.rowsPerPage
  for (let pageNumber = 1; ; pageNumber++) {
    const page = await call(searchOrderHistory, { ...wanted, pageNumber, rowsPerPage })
    for (const order of page.salesOrders) orders.set(order.salesOrderId, order)
    const read = pageNumber * rowsPerPage
    if (read >= Math.min(page.rowCount, limits.exportedRows))
      return { orders: [...orders.values()], count: page.rowCount }
  }
}
