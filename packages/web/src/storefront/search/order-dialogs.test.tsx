import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { click, renderInShop, textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'
import { order } from '../../catalogue/part/index.ts'
import { OrderStage } from './order-stage.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await shown.remove()
  clearSession()
})

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')

it('the Order modal searches for all or by type, each with its hint, and Cancel closes it (SEARCH-01, SEARCH-02, FIND-31)', async () => {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
  shown = await renderInShop(<OrderStage />)
  await act(async () => order.start())
  await expect.poll(() => dialog()?.textContent).toContain('Search by BOM, part or serial number.')
  const modal = dialog()
  if (!modal) throw new Error('the Order modal is not open')
  expect(textsOf('h2', modal)).toEqual(['Order'])
  expect(textsOf('footer > button', modal)).toEqual(['Cancel', 'Search'])
  const hint = () => modal.querySelector('input[role="combobox"]')?.getAttribute('placeholder')
  const choose = (value: string) => click(modal.querySelector(`input[value="${value}"]`))
  expect(hint()).toBe('Number or words')
  await choose('serial')
  expect(hint()).toBe('EX: 235626')
  await choose('part')
  expect(hint()).toBe('EX: D7232-2-CP')
  await choose('bom')
  expect(hint()).toBe('EX: TB10773')
  await click([...modal.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel'))
  await expect.poll(dialog).toBeNull()
})
