import { IconSearch } from '@tabler/icons-react'
import { catalogueMessages, type Part, type SearchType, searchHints } from '@volute/domain/catalogue'
import { limits } from '@volute/domain/kernel'
import { Button } from '../../ui/button.tsx'
import { ModalBody, ModalFooter } from '../../ui/modal.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { searchTypeOptions } from './search-types.ts'
import { useSearch } from './use-search.ts'

interface SearchFormProps {
  onCancel: () => void
  onPartFound: (part: Part) => void
  onDone: () => void
}

/** The first stage of the 'Order' modal (SEARCH-01). */
export function SearchForm({ onCancel, onPartFound, onDone }: SearchFormProps) {
  const search = useSearch(onPartFound, onDone)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      <ModalBody>
        <p>{catalogueMessages.searchLead}</p>
        <Segmented<SearchType>
          label="Search type"
          choices={searchTypeOptions}
          value={search.type}
          onChange={search.setType}
        />
        <TextField
          label="Number"
          mono
          icon={<IconSearch size={18} stroke={1.5} />}
          placeholder={searchHints[search.type]}
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.catalogueNumber}
          value={search.text}
          error={search.error}
          onChange={(event) => search.setText(event.target.value.toUpperCase())}
        />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" busy={search.isBusy && 'Searching'}>
          Search
        </Button>
      </ModalFooter>
    </form>
  )
}
