import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { getPoFile } from '@volute/domain/buying/orders'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { sentenceOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { fileOf, saveFile } from '../../core/ui/save-file.ts'
import { toast } from '../../core/ui/toast.ts'

/** Downloads the file of the purchase order that an order was made from. */
export function PoFileButton({ load }: { load: () => Promise<ReplyOf<typeof getPoFile>> }) {
  const work = useMutation({
    mutationFn: load,
    // Never opened in the page: a customer's file is not trusted.
    onSuccess: ({ fileName, base64 }) => saveFile(fileName, fileOf(base64)),
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return (
    <Button
      small
      icon={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
      aria-label="Download the purchase order"
      busy={work.isPending && 'Loading'}
      onClick={() => work.mutate()}
    >
      Download
    </Button>
  )
}
