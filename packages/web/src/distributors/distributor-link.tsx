import { IconLink, IconUnlink } from '@tabler/icons-react'
import { checkLink, type LinkedCompany } from '@volute/domain/distributors'
import { limits } from '@volute/domain/kernel'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { SuggestField } from '../ui/suggest-field.tsx'
import type { DistributorLinks } from './distributor-links.ts'
import styles from './distributors-page.module.css'
import { useDistributorLink } from './use-distributor-link.ts'

interface DistributorLinkProps {
  company: LinkedCompany
  /** The linked distributor's name. */
  linked: string | undefined
  links: DistributorLinks
}

/** Links a distributor by its name, or removes the link (DIST-02). */
export function DistributorLink({ company, linked, links }: DistributorLinkProps) {
  const { link, unlink } = useDistributorLink(company)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
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
    <form className={styles.form} noValidate onSubmit={submit}>
      <SuggestField
        label="Distributor"
        placeholder="Name of a distributor"
        maxLength={limits.companyName}
        suggestions={links.distributors.map(({ name }) => name)}
        error={wrong}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setWrong(null)
        }}
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

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (link.isPending) return
    const checked = checkLink(typed, company.companyId, links)
    setWrong(checked.ok ? null : checked.errors[0].error)
    if (checked.ok) link.mutate(checked.value)
  }
}
