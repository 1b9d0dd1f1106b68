import { IconDownload, IconExclamationCircle } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getCartMap, getCartQuantity } from '@volute/domain/buying/cart'
import { counted } from '@volute/domain/core/kernel'
import { resolveLines } from '@volute/domain/buying/lines'
import { formatPrice } from '@volute/domain/core/pricing'
import {
  attentionCsv,
  type CheckedList,
  listLineOf,
  type QuickLine,
  quickOrderMessages,
  subtotal,
} from '@volute/domain/buying/quick-order'
import { useId } from 'react'
import { call, queryKey, sentenceOf, storageKeys, useDraftKey } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { keepsFocus } from '../../core/ui/keeps-focus.ts'
import { saveCsv } from '../../core/ui/save-file.ts'
import { TextButton } from '../../core/ui/text-button.tsx'
import { toast, undo } from '../../core/ui/toast.ts'
import { carryOrder } from '../purchase-order/index.ts'
import { BulkActs } from './bulk-acts.tsx'
import { focusNextWrong } from './focus-wrong.ts'
import type { QuickList } from './open-list.ts'
import styles from './quick-foot.module.css'

interface QuickFootProps {
  list: QuickList
  lines: readonly QuickLine[]
  read: CheckedList
  isBusy: boolean
  /** Sum of the lines beside the total that a list states; empty without prices. */
  sums?: string
  /** Called when lines were added. */
  onAdded?: () => void
}

/** Id of the button that adds the list to the cart. */
export const ADD_LIST = 'add-list'

/** Problems of the list, its length, and the button to add it to the cart (QUICK-02). */
export function QuickFoot({ list, lines, read, isBusy, sums, onAdded }: QuickFootProps) {
  const add = useAddList(list, onAdded)
  const reasonId = useId()
  const isWaiting = lines.some((line) => line.part === undefined)
  const good = lines.filter(({ lineId, part }) => part && !read.wrong.has(lineId))
  const refused = lines.filter((line) => line.refused).length
  const failure = add.error ? sentenceOf(add.error) : refused > 0 && quickOrderMessages.notAdded(refused)
  return (
    <div className={styles.foot}>
      <div className={styles.more}>
        {sums && <p className={styles.sums}>{sums}</p>}
        {lines.length > 0 && (
          <span className={styles.acts}>
            <span className={styles.count}>
              {counted(lines.length, 'line')} · Subtotal <strong>{formatPrice(subtotal(lines))}</strong>
            </span>
            <Button {...keepsFocus} look="ghost" onClick={() => removeLines(list, lines)}>
              Clear List
            </Button>
          </span>
        )}
        <BulkActs list={list} lines={lines} />
      </div>
      <div className={styles.bar}>
        {failure && (
          <div className={styles.failed}>
            <Alert assertive>{failure}</Alert>
          </div>
        )}
        <div id={reasonId} className={styles.attention} role="status">
          {read.wrong.size > 0 && <Attention {...{ list, lines, read }} />}
        </div>
        <span className={styles.adds}>
          {read.wrong.size > 0 && good.length > 0 && (
            <Button
              {...keepsFocus}
              busy={add.isPending ? 'Adding' : isBusy && 'Loading'}
              onClick={() => addLines(good)}
            >
              {quickOrderMessages.addSome(good.length)}
            </Button>
          )}
          <Button
            {...keepsFocus}
            id={ADD_LIST}
            look="primary"
            disabled={lines.length === 0 || read.wrong.size > 0}
            aria-describedby={reasonId}
            busy={add.isPending ? 'Adding' : (isBusy || isWaiting) && 'Loading'}
            onClick={() => addLines(lines)}
          >
            Add To Cart
          </Button>
        </span>
      </div>
    </div>
  )

  function addLines(wanted: readonly QuickLine[]) {
    add.mutate(list.forCart(new Set(wanted.map(({ lineId }) => lineId))))
  }
}

/** Removes lines from the list; Undo restores them at its end. */
function removeLines(list: QuickList, removed: readonly QuickLine[]) {
  list.remove(new Set(removed.map((line) => line.lineId)))
  toast.success(
    quickOrderMessages.linesRemoved(removed.length),
    undefined,
    undo(() => list.set([...list.get(), ...removed])),
  )
}

function Attention({ list, lines, read }: Pick<QuickFootProps, 'list' | 'lines' | 'read'>) {
  const { size } = read.wrong
  const wrong = lines.filter((line) => read.wrong.has(line.lineId))
  const which = ` the ${size === 1 ? 'line that needs' : 'lines that need'} attention`
  return (
    <>
      <IconExclamationCircle size={18} stroke={1.5} aria-hidden="true" />
      <TextButton title="Show the next one" className={styles.next} onClick={focusNextWrong}>
        {counted(size, 'line')} {size === 1 ? 'needs' : 'need'} attention
      </TextButton>
      <TextButton className={styles.download} onClick={download}>
        <IconDownload size={16} stroke={1.5} aria-hidden="true" />
        Download<span className="visually-hidden">{which}</span>
      </TextButton>
      <TextButton className={styles.download} onClick={() => removeLines(list, wrong)}>
        Remove<span className="visually-hidden">{which}</span>
      </TextButton>
    </>
  )

  function download() {
    saveCsv('quick-order-lines-to-fix.csv', attentionCsv(wrong, read.over))
  }
}

/**
 * Adds the list to the cart in one call and offers a link there; lines that the cart rejects stay in the list (QUICK-08 to
 * QUICK-10, OQ-90).
 */
function useAddList(list: QuickList, onAdded: (() => void) | undefined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const readKey = useDraftKey('read-order')
  const carriedKey = useDraftKey(storageKeys.carriedOrder)
  return useMutation({
    mutationFn: (lines: readonly QuickLine[]) =>
      call(
        resolveLines,
        { lines: lines.map(listLineOf), intoCart: true },
        { fallback: quickOrderMessages.addFailed },
      ),
    onSuccess: ({ lines: reports }, lines) => {
      const isAll = lines.length === list.get().length
      list.settle(lines, reports)
      const added = lines.filter((_, index) => reports[index]?.outcome === 'ADDED')
      if (added.length === 0) return
      onAdded?.()
      carryOrder(readKey, carriedKey, new Set(added.map(({ read }) => read?.listed?.readingId)))
      toast.success(whatWasAdded(added, isAll && added.length === lines.length), undefined, {
        label: 'Go to Shopping Cart',
        act: () => void navigate({ to: '/shopping-cart' }),
        isWhole: true,
      })
      void client.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
      void client.invalidateQueries({ queryKey: queryKey(getCartMap) })
    },
  })
}

function whatWasAdded(added: readonly QuickLine[], isAll: boolean): string {
  const [only] = added
  if (only?.part && added.length === 1)
    return quickOrderMessages.oneAdded(Number(only.quantity), only.part.description)
  return isAll ? quickOrderMessages.allAdded : quickOrderMessages.someAdded(added.length)
}
