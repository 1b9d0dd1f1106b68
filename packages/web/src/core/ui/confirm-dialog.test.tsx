import { afterEach, expect, it, vi } from 'vitest'
import { field, press, shown } from '../../../test/open-page.tsx'
import { fill, render, textsOf } from '../../../test/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { TypeToConfirmDialog } from './type-to-confirm-dialog.tsx'

let page: Awaited<ReturnType<typeof render>>
afterEach(() => page.remove())

it('a yes/no modal asks and reports the pressed button (SHELL-48)', async () => {
  const [onYes, onNo] = [vi.fn(), vi.fn()]
  page = await render(
    <ConfirmDialog open title="Exit Company" onYes={onYes} onNo={onNo}>
      Are you sure?
    </ConfirmDialog>,
  )
  await shown(() => document.querySelector('[role=dialog]')?.textContent?.includes('Are you sure?'))
  await press('No')
  expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([0, 1])
  await press('Yes')
  expect(onYes).toHaveBeenCalledOnce()
})

it('a delete modal enables Delete once its phrase is typed (SHELL-48)', async () => {
  const [onDelete, onCancel] = [vi.fn(), vi.fn()]
  page = await render(
    <TypeToConfirmDialog open title="Delete Role" busy={false} onDelete={onDelete} onCancel={onCancel}>
      This role will be gone.
    </TypeToConfirmDialog>,
  )
  const phrase = await field('Type PERMANENTLY DELETE to confirm')
  const isDisabled = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Delete')?.disabled
  await fill(phrase, 'permanently delet')
  expect(isDisabled()).toBe(true)
  await fill(phrase, 'permanently delete')
  expect(isDisabled()).toBe(false)
  await press('Delete')
  expect([onDelete.mock.calls.length, textsOf('[role=dialog] h2')]).toEqual([1, ['Delete Role']])
  await press('Cancel')
  expect(onCancel).toHaveBeenCalledOnce()
})
