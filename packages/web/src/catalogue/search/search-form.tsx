import { IconSearch } from '@tabler/icons-react'
import { catalogueMessages, type Part, type SearchType, searchHints } from '@volute/domain/catalogue'
import { Button } from '../../ui/button.tsx'
import { ModalBody, ModalFooter } from '../../ui/modal.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './search-form.module.css'
import { searchTypeOptions } from './search-types.ts'
import { SuggestionCount, SuggestionList } from './suggestion-list.tsx'
import { useSearchField } from './use-search-field.ts'

interface SearchFormProps {
  onCancel: () => void
  onPartFound: (part: Part) => void
  onDone: () => void
}

/** The first stage of the 'Order' modal (SEARCH-01). */
export function SearchForm({ onCancel, onPartFound, onDone }: SearchFormProps) {
  const field = useSearchField({ onPartFound, onDone, isAlwaysOpen: true })
  const { search } = field
  return (
    <form noValidate onSubmit={field.submit}>
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
          value={search.text}
          error={search.error}
          onChange={(event) => field.changeText(event.target.value.toUpperCase())}
          {...field.fieldProps}
        />
        <SuggestionCount field={field} />
        <SuggestionList field={field} className={styles.suggestions} />
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
