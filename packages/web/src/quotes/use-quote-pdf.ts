import { useMutation } from '@tanstack/react-query'
import { getQuotePdf } from '@volute/domain/quotes'
import { call, sentenceOf } from '../api/index.ts'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.ts'

/** Saves a quote as the PDF that the server makes of it (E75). */
export function useQuotePdf(quoteId: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getQuotePdf, { quoteId }),
    onSuccess: ({ fileName, pdf }) => saveFile(fileName, pdfOf(pdf)),
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return { isSaving: isPending, save: () => mutate() }
}

function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
