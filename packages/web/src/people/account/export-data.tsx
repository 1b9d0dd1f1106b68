import { useMutation } from '@tanstack/react-query'
import { exportPersonalData } from '@volute/domain/people/account'
import { call, sentenceOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { saveFile } from '../../core/ui/save-file.ts'
import { toast } from '../../core/ui/toast.ts'

interface ExportDataProps {
  label: string
  path: { companyId: string; userId: string }
}

/** Exports all data that the shop stores about a person as a JSON file (ACCT-17). */
export function ExportData({ label, path }: ExportDataProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportPersonalData, path),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile('Personal-Data.json', file)
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return (
    <Button busy={isPending && 'Exporting'} onClick={() => mutate()}>
      {label}
    </Button>
  )
}
