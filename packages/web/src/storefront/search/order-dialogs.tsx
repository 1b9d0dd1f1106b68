import { IconSearch } from '@tabler/icons-react'
import { searchMessages } from '@volute/domain/storefront/search'
import { AddToCartForm, OrderPartsForm } from '../../buying/cart/index.ts'
import { order, type Ordering } from '../../catalogue/part/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { Segmented } from '../../core/ui/choice-group.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { ScanButton } from './scan/scan-button.tsx'
import styles from './order-dialogs.module.css'
import { searchScopeHints, searchScopeOptions, type SearchScope } from './search-scopes.ts'
import { SuggestionCount } from './suggestion-count.tsx'
import { SuggestionList } from './suggestion-list.tsx'
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
              <PartNumber isPlain onFollow={order.close}>
                {single.part.partNumber}
              </PartNumber>{' '}
              · {single.part.unitName}
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

/** Loads the code of both forms. */
export const loadForms = () => Promise.all([AddToCartForm.load(), OrderPartsForm.load()])

/** First stage of the 'Order' modal (SEARCH-01). */
function SearchForm() {
  const field = useSearchField({ onDone: order.close, isAlwaysOpen: true })
  const { search } = field
  const isAny = search.scope === 'any'
  return (
    <form noValidate onSubmit={field.submit}>
      <ModalBody>
        <p>{searchMessages.searchLead}</p>
        <Segmented<SearchScope>
          label="Search type"
          choices={searchScopeOptions}
          value={search.scope}
          onChange={search.setScope}
        />
        <TextField
          label={isAny ? 'Number or words' : 'Number'}
          mono={!isAny}
          icon={<IconSearch size={18} stroke={1.5} />}
          placeholder={searchScopeHints[search.scope]}
          value={search.text}
          error={search.error}
          onChange={(event) =>
            field.changeText(isAny ? event.target.value : event.target.value.toUpperCase())
          }
          {...field.fieldProps}
        />
        <SuggestionCount field={field} />
        <SuggestionList field={field} className={styles.suggestions} />
      </ModalBody>
      <ModalFooter start={<ScanButton onGo={order.close} />}>
        <Button onClick={order.close}>Cancel</Button>
        <Button type="submit" look="primary" busy={search.isBusy && 'Searching'}>
          Search
        </Button>
      </ModalFooter>
    </form>
  )
}
