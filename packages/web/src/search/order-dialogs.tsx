import { IconSearch } from '@tabler/icons-react'
import { searchMessages, searchHints, type SearchType } from '@volute/domain/search'
import { AddToCartForm, OrderPartsForm } from '../cart/index.ts'
import { order, type Ordering } from '../part/index.ts'
import { Button } from '../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import { Segmented } from '../ui/choice-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './order-dialogs.module.css'
import { searchTypeOptions, SuggestionCount, SuggestionList } from './suggestion-list.tsx'
import { useSearchField } from './use-search-field.ts'

/** The 'Order' modal with its two stages, the search and the part's form (OQ-85), and 'Order Parts'. */
export function OrderDialogs({ ordering }: { ordering: Ordering }) {
  const single = ordering.at === 'part' ? ordering : null
  const many = ordering.at === 'parts' ? ordering : null
  return (
    <>
      <Modal open={ordering.at === 'search'} title="Order" onClose={order.close}>
        <SearchForm />
      </Modal>
      <Modal
        open={single !== null}
        title={single?.part.description ?? ''}
        subtitle={
          single && (
            <>
              <span className="mono">{single.part.partNumber}</span> · {single.part.unitName}
            </>
          )
        }
        onClose={order.close}
      >
        {single && <AddToCartForm key={single.part.partNumber} {...single} onDone={order.close} />}
      </Modal>
      <Modal open={many !== null} title="Order Parts" subtitle={many?.of} table onClose={order.close}>
        {many && <OrderPartsForm {...many} onDone={order.close} />}
      </Modal>
    </>
  )
}

/** Fetches the code of both forms. */
export const loadForms = () => Promise.all([AddToCartForm.load(), OrderPartsForm.load()])

/** The first stage of the 'Order' modal (SEARCH-01). */
function SearchForm() {
  const field = useSearchField({ onDone: order.close, isAlwaysOpen: true })
  const { search } = field
  return (
    <form noValidate onSubmit={field.submit}>
      <ModalBody>
        <p>{searchMessages.searchLead}</p>
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
        <Button onClick={order.close}>Cancel</Button>
        <Button type="submit" look="primary" busy={search.isBusy && 'Searching'}>
          Search
        </Button>
      </ModalFooter>
    </form>
  )
}
