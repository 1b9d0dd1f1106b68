import { useMutation } from '@tanstack/react-query'
import { auditCsv, exportAudit, supportMessages } from '@volute/domain/support'
import { call, sentenceOf } from '../api/index.ts'
import { saveCsv } from '../ui/save-file.ts'
import { toast } from '../ui/toast.ts'
import type { AuditFilter } from './audit-filters.tsx'

/** Saves what the filter finds of the audit as a CSV file; a toast says when there is too much. */
export function useAuditCsv(chosen: AuditFilter) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportAudit, chosen),
    onSuccess: ({ acts, isAll }) => {
      saveCsv('Audit.csv', auditCsv(acts))
      if (!isAll) toast.success(supportMessages.exportedPart, supportMessages.exported(acts.length))
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return { isSaving: isPending, save: () => !isPending && mutate() }
}
