import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Checked, invalid, limits } from '@volute/domain/kernel'
import { addInvoice, checkInvoice, getManagedOrder, orderMessages } from '@volute/domain/orders'
import { useState } from 'react'
import { call, queryKey } from '../../api/index.ts'
import { base64Of } from '../../ui/base64-of.ts'
import { EditModal } from '../../ui/edit-modal.tsx'
import { Field } from '../../ui/field.tsx'
import fileInput from '../../ui/file-input.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { todayAtShop } from '../../ui/today-at-shop.ts'
import { useForm } from '../../ui/use-form.ts'
import type { StepDialogProps } from './use-order-step.tsx'

interface Invoice {
  number: string
  invoicedOn: string
  total: number
  pdf: string | null
}

/** Asks for an invoice, with its PDF where there is one (DESK-23). */
export function InvoiceDialog({ order, onClose }: StepDialogProps) {
  const client = useQueryClient()
  const salesOrderId = String(order.salesOrderId)
  const [pdf, setPdf] = useState<string | null>(null)
  const adding = useMutation({
    mutationFn: (invoice: Invoice) => call(addInvoice, { salesOrderId, ...invoice }),
    onSuccess: async (_, { number }) => {
      await client.invalidateQueries({ queryKey: queryKey(getManagedOrder, { salesOrderId }) })
      toast.success(`Invoice ${number} was added.`)
      onClose()
    },
  })
  const form = useForm({
    start: { number: '', invoicedOn: todayAtShop(), total: '' },
    check: ({ number, invoicedOn, total }): Checked<Invoice, keyof Invoice> => {
      if (!/^\d+(\.\d{1,2})?$/.test(total.trim()))
        return invalid('total', 'OUT_OF_RANGE', orderMessages.invoiceTotalWrong)
      return checkInvoice({ number: number.trim(), invoicedOn, total: Number(total), pdf })
    },
    onValid: (invoice) => adding.mutate(invoice),
    failure: adding.error,
  })
  return (
    <EditModal
      open
      title={`Invoice of Order ${order.erpSalesOrderNumber ?? ''}`}
      form={{ ...form, isChanged: form.isChanged || pdf !== null }}
      busy={adding.isPending && 'Adding'}
      error={form.refusal?.message ?? null}
      saveLabel="Add Invoice"
      closeLabel="Cancel"
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
      <Field label="PDF" optional error={form.errors.pdf}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="application/pdf"
            className={fileInput.file}
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </Field>
    </EditModal>
  )

  async function read(file: File | undefined) {
    setPdf(file ? await base64Of(file).catch(() => '') : null)
  }
}
