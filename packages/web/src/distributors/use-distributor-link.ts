import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Distributor,
  type LinkedCompany,
  linkDistributor,
  listDistributors,
  unlinkDistributor,
} from '@volute/domain/distributors'
import type { ReplyOf } from '@volute/domain/kernel'
import { call, query, sentenceOf } from '../api/index.ts'
import { toast } from '../ui/toast.ts'

export type DistributorLinks = ReplyOf<typeof listDistributors>

/** The query for every customer with its distributor (DIST-03). */
export const distributorLinks = query(listDistributors, {})

/** Links and unlinks a company; updates the cached list, and reloads it after a failure. */
export function useDistributorLink({ companyId, name }: LinkedCompany) {
  const client = useQueryClient()
  const path = { companyId: String(companyId) }
  const onError = (failure: Error) => {
    toast.failure(sentenceOf(failure))
    void client.invalidateQueries(distributorLinks)
  }
  const link = useMutation({
    mutationFn: ({ distributorAccountId }: Distributor) =>
      call(linkDistributor, { ...path, distributorAccountId }),
    onSuccess: (_, distributor) => {
      show(distributor.distributorAccountId)
      toast.success('Distributor Linked', `${name}: ${distributor.name}`)
    },
    onError,
  })
  const unlink = useMutation({
    mutationFn: () => call(unlinkDistributor, path),
    onSuccess: () => {
      show(null)
      toast.success('Link Removed', name)
    },
    onError,
  })
  return { link, unlink }

  function show(distributorAccountId: number | null) {
    // The focused form or button is replaced, so the focus moves to the company's row.
    document.querySelector<HTMLElement>('main [aria-expanded="true"]')?.focus()
    client.setQueryData(
      distributorLinks.queryKey,
      (known) =>
        known && {
          ...known,
          companies: known.companies.map((one) =>
            one.companyId === companyId ? { ...one, distributorAccountId } : one,
          ),
        },
    )
  }
}
