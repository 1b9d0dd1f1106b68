import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Checked, invalid, limits, valid } from '@volute/domain/core/kernel'
import {
  addInvoice,
  checkInvoice,
  getManagedOrder,
  orderMessages,
  readTotal,
  startTotal,
} from '@volute/domain/buying/orders'
import { ApiError, call, queryKey } from '../../../core/api/index.ts'
import { base64Of } from '../../../core/ui/base64-of.ts'
import { EditModal } from '../../../core/ui/edit-modal.tsx'
import { FileField } from '../../../core/ui/file-field.tsx'
import { TextField } from '../../../core/ui/text-field.tsx'
import { toast } from '../../../core/ui/toast.ts'
import { todayAtShop } from '../../../core/ui/shop-day.ts'
import { useForm } from '../../../core/ui/use-form.ts'
import type { StepDialogProps } from './use-order-step.tsx'

interface Invoice {
  number: string
  invoicedOn: string
  total: number
  pdf: File | undefined
}

/** Asks for an invoice, with an optional PDF (DESK-23). */
export function InvoiceDialog({ order, onClose }: StepDialogProps) {
  const client = useQueryClient()
  const salesOrderId = String(order.salesOrderId)
  const adding = useMutation({
    mutationFn: async (invoice: Invoice) =>
      call(addInvoice, { salesOrderId, ...(await readInvoice(invoice)) }),
    onSuccess: async (_, { number }) => {
      await client.invalidateQueries({ queryKey: queryKey(getManagedOrder, { salesOrderId }) })
      toast.success(`Invoice ${number} was added.`)
      onClose()
    },
  })
  const form = useForm({
    start: {
      number: '',
      invoicedOn: todayAtShop(),
      total: startTotal(order),
      pdf: undefined as File | undefined,
    },
    check: checkTyped,
    onValid: (invoice) => adding.mutate(invoice),
    failure: adding.error,
  })
  return (
    <EditModal
      open
      title={`Invoice of Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy={adding.isPending && 'Adding'}
      error={form.refusal?.message ?? null}
      saveLabel="Add Invoice"
      onClose={onClose}
    >
      <TextField
        label="Invoice Number"
        mono
        autoComplete="off"
        maxLength={limits.invoiceNumber}
        {...form.field('number')}
      />
      <TextField label="Date" type="date" {...form.field('invoicedOn')} />
      <TextField label="Total" inputMode="decimal" autoComplete="off" {...form.field('total')} />
      <FileField label="PDF" optional accept="application/pdf" error={form.errors.pdf} onChoose={choose} />
    </EditModal>
  )

  /** Sets the file and clears the error about the previous one. */
  function choose(pdf: File | undefined) {
    if (adding.isError) adding.reset()
    form.edit({ pdf })
  }
}

type Typed = Omit<Invoice, 'total'> & { total: string }

/** Validates the input; a file that is too large is not read at all. */
function checkTyped({ number, invoicedOn, total, pdf }: Typed): Checked<Invoice, keyof Invoice> {
  const amount = readTotal(total)
  if (amount === null) return invalid('total', 'OUT_OF_RANGE', orderMessages.invoiceTotalWrong)
  if (pdf && pdf.size > limits.invoiceBytes) return invalid('pdf', 'TOO_LONG', orderMessages.invoiceTooLarge)
  const checked = checkInvoice({ number: number.trim(), invoicedOn, total: amount, pdf: null })
  return checked.ok ? valid({ ...checked.value, pdf }) : checked
}

/** Returns the invoice with its file in base64; a file that is not a PDF is rejected before sending. */
async function readInvoice({ pdf, ...invoice }: Invoice) {
  const read = pdf ? await base64Of(pdf).catch(() => '') : null
  const checked = checkInvoice({ ...invoice, pdf: read })
  if (checked.ok) return checked.value
  throw new ApiError(400, checked.errors[0].error, undefined, checked.errors)
}
