import { IconFileTypePdf, IconMail, IconPrinter } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { copyQuote } from '@volute/domain/buying/orders'
import { getQuote, getQuotePdf, type Quote, quoteMessages, quoteState } from '@volute/domain/buying/quotes'
import { useState } from 'react'
import { call, query, sentenceOf } from '../../core/api/index.ts'
import { CompanyContact, ReorderReport, useReorder } from '../orders/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { pdfOf, saveFile } from '../../core/ui/save-file.ts'
import { getBrand } from '../../core/ui/shop-brand.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { toast } from '../../core/ui/toast.ts'
import { MailQuoteDialog } from './mail-quote-dialog.tsx'
import { QuoteOnSheet } from './quote-on-sheet.tsx'

interface QuoteDetailsProps {
  /** The quote to show; undefined closes the modal. */
  quoteId: number | undefined
  onClose: () => void
}

/** Details of a quote in a modal over the list. */
export function QuoteDetails({ quoteId, onClose }: QuoteDetailsProps) {
  // The modal keeps its quote while it fades out.
  const [shown, setShown] = useState(quoteId)
  if (quoteId !== undefined && quoteId !== shown) setShown(quoteId)
  return (
    <Modal table title="Quote Details" open={quoteId !== undefined} onClose={onClose}>
      {shown !== undefined && <Details key={shown} quoteId={shown} />}
    </Modal>
  )
}

function Details({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery({
    ...query(getQuote, { quoteId: String(quoteId) }),
    staleTime: 0,
  })
  if (data) return <OpenQuote quote={data} />
  return (
    <ModalBody>
      {error ? (
        <FailureCard title={quoteMessages.detailsFailed} onRetry={() => void refetch()}>
          {error.message}
        </FailureCard>
      ) : (
        <SkeletonRows />
      )}
    </ModalBody>
  )
}

function OpenQuote({ quote }: { quote: Quote }) {
  const state = quoteState({ ...quote, salesOrderId: quote.orderNumber }, new Date(), getBrand().timeZone)
  const quoteId = String(quote.salesQuoteId)
  const { reordered, isPending, reorder } = useReorder(() => call(copyQuote, { quoteId }))
  const pdf = useQuotePdf(quoteId)
  const [isMailing, setMailing] = useState(false)
  if (reordered) return <ReorderReport reordered={reordered} of="quote" />
  return (
    <>
      <ModalBody>
        <QuoteOnSheet quote={quote}>
          <CompanyContact />
        </QuoteOnSheet>
      </ModalBody>
      <ModalFooter>
        <Button
          icon={<IconMail size={18} stroke={1.5} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setMailing(true)}
        >
          Mail
        </Button>
        <Button
          icon={<IconFileTypePdf size={18} stroke={1.5} aria-hidden="true" />}
          aria-label="Download PDF"
          busy={pdf.isSaving && 'Creating'}
          onClick={pdf.save}
        >
          PDF
        </Button>
        <Button
          icon={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        {state === 'open' ? (
          <LinkButton look="primary" to="/submit-order/quote/$quoteId" params={{ quoteId }}>
            Submit Order
          </LinkButton>
        ) : (
          <Button look="primary" busy={isPending && 'Adding'} onClick={reorder}>
            Copy to Cart
          </Button>
        )}
      </ModalFooter>
      {isMailing && <MailQuoteDialog quoteId={quoteId} onClose={() => setMailing(false)} />}
    </>
  )
}

/** Downloads the PDF of a quote (E75). */
function useQuotePdf(quoteId: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getQuotePdf, { quoteId }),
    onSuccess: ({ fileName, pdf }) => saveFile(fileName, pdfOf(pdf)),
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return { isSaving: isPending, save: () => mutate() }
}
