import { IconDownload, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fileNameOf, formatDate } from '@volute/domain/core/kernel'
import { getOrderInvoice, getPoFile, orderCsv, type TrackedOrder } from '@volute/domain/buying/orders'
import { formatPrice } from '@volute/domain/core/pricing'
import { call, sentenceOf } from '../../../core/api/index.ts'
import { Button } from '../../../core/ui/button.tsx'
import { Card } from '../../../core/ui/card.tsx'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import { pdfOf, saveCsv, saveFile } from '../../../core/ui/save-file.ts'
import { toast } from '../../../core/ui/toast.ts'
import { PoFileButton } from '../po-file-button.tsx'
import cards from './cards.module.css'
import styles from './order-documents.module.css'

interface OrderDocumentsProps {
  order: TrackedOrder
  /** Order id of the ERP, used to request the order. */
  orderId: string
  orderNumber: string
}

/** Documents of an order: its acknowledgement, its lines, and the ERP's invoices (TRACK-07). */
export function OrderDocuments({ order, orderId, orderNumber }: OrderDocumentsProps) {
  const invoice = useInvoice(orderId)
  return (
    <Card className={joinClasses(cards.card, 'no-print')}>
      <h2>Documents</h2>
      <ul className={styles.list}>
        <li>
          <span>Acknowledgement</span>
          <Button small icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
            Print
          </Button>
        </li>
        <li>
          <span>Lines</span>
          <Button
            small
            icon={<IconDownload {...icon} />}
            aria-label="Download CSV"
            onClick={() => saveCsv(`Order-${fileNameOf(orderNumber)}.csv`, orderCsv(order, orderNumber))}
          >
            CSV
          </Button>
        </li>
        {order.poFile && (
          <li>
            <span>
              Purchase order <span className={cards.quiet}>{order.poFile.name}</span>
            </span>
            <PoFileButton load={() => call(getPoFile, { orderNumber: orderId })} />
          </li>
        )}
        {order.invoices.map(({ invoiceId, number, invoicedOn, total, hasPdf }) => (
          <li key={invoiceId}>
            <span>
              Invoice <span className="mono">{number}</span>{' '}
              <span className={cards.quiet}>
                {formatDate(invoicedOn)}, {formatPrice(total)}
              </span>
            </span>
            {hasPdf && (
              <Button
                small
                icon={<IconFileTypePdf {...icon} />}
                aria-label={`Download PDF of invoice ${number}`}
                busy={invoice.saving === invoiceId && 'Loading'}
                onClick={() => invoice.save(invoiceId)}
              >
                PDF
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Downloads an invoice as the ERP's PDF (E154). */
function useInvoice(orderId: string) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (invoiceId: number) =>
      call(getOrderInvoice, { orderNumber: orderId, invoiceId: String(invoiceId) }),
    onSuccess: (file) => saveFile(file.fileName, pdfOf(file.pdf)),
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return { saving: isPending ? variables : undefined, save: mutate }
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
