import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { limits, pageOf } from '@volute/domain/core/kernel'
import { listUsers, type UserGroup } from '@volute/domain/people/users'
import { useState } from 'react'
import { query, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { Pager } from '../../core/ui/pager.tsx'
import { SearchInput } from '../../core/ui/search-input.tsx'
import styles from './user-groups.module.css'

interface MemberChoicesProps {
  group: UserGroup | 'new'
  chosen: number[]
  readOnly: boolean
  onChange: (userIds: number[]) => void
}

/** Members of a group: the company's people by page, filtered by part of a name or address, or only the saved members. */
export function MemberChoices({ group, chosen, readOnly, onChange }: MemberChoicesProps) {
  const { companyId } = useSession().user
  const [{ filter, page, isMembersOnly }, setWanted] = useState(everybody)
  const company = { companyId: String(companyId) }
  const userGroupId = isMembersOnly && group !== 'new' ? String(group.userGroupId) : undefined
  const { data, error } = useQuery({
    ...query(listUsers, { ...company, ...pageOf(page, filter), userGroupId }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = filter !== '' || isMembersOnly
  const hasPages = isNarrowed || (data && (data.isMore || data.rowCount > limits.pageSize))
  return (
    <>
      {error && <Alert>{sentenceOf(error)}</Alert>}
      <Choices
        title="Members"
        options={(data?.users ?? []).map(({ userId, name, emailAddress }) => ({
          id: userId,
          label: name || emailAddress,
          ...(name && { detail: emailAddress }),
        }))}
        chosen={chosen}
        readOnly={readOnly}
        onChange={onChange}
      />
      {hasPages && data && (
        <div className={styles.narrow}>
          <SearchInput
            label="Filter users"
            value={filter}
            maxLength={limits.searchValue}
            // Keeps Enter in this field from submitting the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onType={(text) => setWanted({ filter: text, page: 1, isMembersOnly })}
          />
          {group !== 'new' && (
            <Checkbox
              label="Members only"
              checked={isMembersOnly}
              onChange={({ target }) => setWanted({ filter, page: 1, isMembersOnly: target.checked })}
            />
          )}
          <Pager
            of="users"
            page={page}
            pageSize={limits.pageSize}
            count={data.rowCount}
            isMore={data.isMore}
            onPage={(next) => setWanted({ filter, page: next, isMembersOnly })}
          />
        </div>
      )}
    </>
  )
}

const everybody = { filter: '', page: 1, isMembersOnly: false }

interface ChoicesProps {
  title: string
  options: { id: number; label: string; detail?: string }[]
  chosen: number[]
  readOnly: boolean
  onChange: (ids: number[]) => void
}

/** Checkboxes of the options. Chosen ids that are not among the options stay chosen. */
export function Choices({ title, options, chosen, readOnly, onChange }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {options.map(({ id, label, detail }) => (
        <Checkbox
          key={id}
          label={label}
          detail={detail}
          checked={chosen.includes(id)}
          disabled={readOnly}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  )
}
