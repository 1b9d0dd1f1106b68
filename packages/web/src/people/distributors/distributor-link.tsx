import { IconLink, IconUnlink } from '@tabler/icons-react'
import { checkLink, type LinkedCompany, suggestDistributors } from '@volute/domain/people/distributors'
import { limits } from '@volute/domain/core/kernel'
import { askSuggested, knownSuggested, sentenceOf, useSuggested } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { SuggestField } from '../../core/ui/suggest-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './distributors-page.module.css'
import { useDistributorLink } from './use-distributor-link.ts'

interface DistributorLinkProps {
  company: LinkedCompany
  /** Name of the linked distributor. */
  linked: string | undefined
}

/** Links a distributor by name, or removes the link (DIST-02). */
export function DistributorLink({ company, linked }: DistributorLinkProps) {
  const { link, unlink } = useDistributorLink(company)
  const form = useForm({
    start: { distributor: '' },
    before: ({ distributor }) => askSuggested(suggestDistributors, distributor),
    check: ({ distributor }) =>
      checkLink(
        distributor,
        company.companyId,
        knownSuggested(suggestDistributors, distributor)?.distributors ?? [],
      ),
    onValid: (distributor) => link.isPending || link.mutate(distributor),
    failure: link.error,
  })
  const { data, error } = useSuggested(suggestDistributors, form.typed.distributor)
  if (linked !== undefined)
    return (
      <div className={styles.linked}>
        <span>
          Linked to <strong>{linked}</strong>
        </span>
        <Button
          look="danger-ghost"
          icon={<IconUnlink size={18} stroke={1.5} aria-hidden="true" />}
          busy={unlink.isPending && 'Removing'}
          onClick={() => unlink.mutate()}
        >
          Remove Link
        </Button>
      </div>
    )
  return (
    <form className={styles.form} {...form.props}>
      <SuggestField
        label="Distributor"
        placeholder="Name of a distributor"
        maxLength={limits.companyName}
        suggestions={data?.distributors.map(({ name }) => name) ?? []}
        hint={error && sentenceOf(error)}
        error={form.errors.distributorAccountId}
        value={form.typed.distributor}
        onChange={(distributor) => form.edit({ distributor })}
      />
      <Button
        type="submit"
        look="primary"
        icon={<IconLink size={18} stroke={1.5} aria-hidden="true" />}
        busy={link.isPending && 'Linking'}
      >
        Link Distributor
      </Button>
    </form>
  )
}
