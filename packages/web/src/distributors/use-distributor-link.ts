import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Distributor,
  type LinkedCompany,
  linkDistributor,
  unlinkDistributor,
} from '@volute/domain/distributors'
import { call, sentenceOf } from '../api/index.ts'
import { toast } from '../ui/toast.ts'
import { distributorLinks } from './distributor-links.ts'

/** Links and unlinks a company; the list changes without being loaded again, and is loaded again after a failure. */
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
    // The form goes with the act that it did; the focus goes back to the company's row.
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
