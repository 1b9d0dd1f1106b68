import { type CartItem, cartMessages } from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession, startSession } from '../../core/api/index.ts'
import { CartEditor, type CartServer, type QueuedEdit, type UnsavedCart } from './edit-queue.ts'
import { exampleItem } from './examples.ts'
import { keepUnsaved } from './keep-unsaved.ts'
import { readUnsaved } from './read-unsaved.ts'

const ben = {
  userId: 7,
  userName: 'Ben Ortiz',
  emailAddress: 'ben@riverbend.example',
  companyId: 2,
  companyName: 'Riverbend Irrigation',
  isCompanyHidden: false,
  permissions: [],
  isPackager: false,
  worksForProvider: false,
  token: 't1',
  accessToken: null,
}
const seal = { ...exampleItem, cartItemId: 2, partId: 12, name: 'Seal' }
const editId = '0b9f6a52-93a5-4b0e-9c0e-3f5d3e1f7a10'
const toTwelve: QueuedEdit = {
  editId,
  edit: { act: 'set', cartItemId: 1, from: { quantity: 2 }, to: { quantity: 12 } },
}
const unsaved: UnsavedCart = { version: 4, saved: [exampleItem], edits: [toTwelve], lastNewId: 0 }

beforeEach(() => startSession(ben))
afterEach(() => {
  window.localStorage.clear()
  clearSession()
})

it('an unsaved cart is stored per person and company until it is cleared (OQ-37)', () => {
  keepUnsaved(unsaved)
  expect(readUnsaved()).toEqual(unsaved)
  startSession({ ...ben, companyId: 3 })
  expect(readUnsaved()).toBeNull()
  startSession({ ...ben, userId: 8 })
  expect(readUnsaved()).toBeNull()
  startSession(ben)
  keepUnsaved(null)
  expect(readUnsaved()).toBeNull()
})

it('an unsaved cart is stored with every kind of edit', () => {
  const made = { ...exampleItem, cartItemId: -1 }
  const edits: QueuedEdit[] = [
    { editId, edit: { act: 'add', lines: [made], at: 0 } },
    { editId, edit: { act: 'replace', from: made, to: seal } },
    { editId, edit: { act: 'remove', lines: [seal] } },
    { editId, edit: { act: 'split', cartItemId: -1, paintColorId: null, count: 1, newId: -2 } },
    { editId, edit: { act: 'combine', pair: [-2, -1] } },
  ]
  keepUnsaved({ ...unsaved, edits })
  expect(readUnsaved()?.edits).toEqual(edits)
})

it('an unsaved cart expires after a day, and an unreadable one counts as none', () => {
  keepUnsaved(unsaved, 1000)
  expect(readUnsaved(1000 + durations.day)).toEqual(unsaved)
  expect(readUnsaved(1001 + durations.day)).toBeNull()
  window.localStorage.setItem('volute.unsaved-cart/7/2', '{"version":4,"items":[{}]}')
  expect(readUnsaved()).toBeNull()
})

describe('a page that closes before its save is confirmed (OQ-37)', () => {
  /** Opens a cart whose server answers with these lines, or fails. */
  function open(version: number, items: readonly CartItem[], failure?: Error) {
    const map = {
      version,
      items: [...items],
      paintColors: [],
      companyName: 'Riverbend Irrigation',
      companyDiscount: null,
      distributorAccountCode: null,
    }
    const sent: QueuedEdit[][] = []
    const server: CartServer = {
      send: async (edits) => {
        sent.push([...edits])
        if (failure) throw failure
        return { ...map, edits: edits.map((one) => ({ ...one, outcome: 'applied', error: null, made: {} })) }
      },
      whenSaving: () => {},
      whenFailed: () => {},
      whenChanged: () => {},
      isOwn: () => false,
      keep: keepUnsaved,
      kept: readUnsaved,
    }
    const cart = new CartEditor(server)
    cart.load(map)
    return { cart, sent }
  }

  it('stores unsaved edits, and clears them once they are saved', async () => {
    const { cart, sent } = open(4, [exampleItem])
    cart.leave()
    expect([readUnsaved(), sent]).toEqual([null, []])
    cart.edit({ act: 'change', cartItemId: 1, change: { quantity: '12' } })
    cart.leave()
    expect(readUnsaved()).toMatchObject({
      version: 4,
      saved: [exampleItem],
      edits: [{ edit: toTwelve.edit }],
    })
    expect(sent).toHaveLength(1)
    await cart.flush()
    expect(readUnsaved()).toBeNull()
  })

  it('keeps the stored edits when the request is cut off', async () => {
    const { cart } = open(4, [exampleItem], new Error('cut off'))
    cart.edit({ act: 'clear' })
    cart.leave()
    expect(await cart.flush()).toBe(false)
    expect(readUnsaved()).toMatchObject({ edits: [{ edit: { act: 'remove' } }] })
  })

  it('shows its edits again, resends them under the same id, and lists changes by others', async () => {
    keepUnsaved(unsaved)
    const { cart, sent } = open(9, [{ ...exampleItem, quantity: 12 }, seal])
    expect(cart.get()?.items).toMatchObject([{ quantity: 12 }])
    expect(await cart.flush()).toBe(false)
    expect(sent).toEqual([[toTwelve]])
    expect(cart.get()).toMatchObject({
      version: 9,
      items: [{ quantity: 12 }, seal],
      changes: [{ kind: 'added', to: seal }],
    })
    expect(readUnsaved()).toBeNull()
  })

  it('rolls back to the stored cart when its edits cannot be sent', async () => {
    keepUnsaved(unsaved)
    const { cart } = open(9, [exampleItem, seal], new Error(cartMessages.updateFailed))
    expect(await cart.flush()).toBe(false)
    expect(cart.get()?.items).toEqual([exampleItem, seal])
  })

  it('keeps the id on screen of a line that it created', () => {
    const split: QueuedEdit = {
      editId,
      edit: { act: 'split', cartItemId: 1, paintColorId: 4, count: 1, newId: -3 },
    }
    keepUnsaved({ ...unsaved, edits: [split], lastNewId: -3 })
    const { cart } = open(4, [exampleItem])
    cart.edit({ act: 'change', cartItemId: -3, change: { quantity: '3' } })
    cart.edit({ act: 'split', cartItemId: -3, paintColorId: 5, count: 1 })
    expect(cart.get()?.items.map(({ cartItemId, quantity }) => [cartItemId, quantity])).toEqual([
      [1, 1],
      [-3, 2],
      [-4, 1],
    ])
  })
})
