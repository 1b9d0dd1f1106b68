import { type Callout, workbenchMessages } from '@volute/domain/workbench/workbench'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../core/api/index.ts'
import { CalloutEditor } from './callout-editor.ts'
import { calloutOf, drawingOf } from './examples.ts'
import type { UnsavedCallouts } from './unsaved-callouts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const overtaken = new ApiError(409, workbenchMessages.changedMeanwhile)
const offline = new NetworkError(workbenchMessages.calloutsFailed)

/** Server with one drawing, which rejects as often as the test asks. */
function serverOf(found: Callout[], refusals: Error[] = []) {
  const server = {
    drawing: drawingOf({ found }),
    kept: null as UnsavedCallouts | null,
    sent: [] as string[][],
  }
  const editor = () =>
    new CalloutEditor(server.drawing, {
      save: async ({ revision, callouts, isLookedAt }) => {
        server.sent.push(callouts.map(({ text }) => text))
        const refusal = refusals.shift() ?? (revision === server.drawing.revision ? undefined : overtaken)
        if (refusal) throw refusal
        const state = isLookedAt ? 'LOOKED_AT' : 'TO_LOOK_AT'
        server.drawing = { ...server.drawing, found: callouts, revision: revision + 1, state }
        return { revision: revision + 1 }
      },
      read: async () => server.drawing,
      keep: (unsaved) => {
        server.kept = unsaved
      },
      kept: () => server.kept,
    })
  return { server, editor }
}

const textsOn = (editor: CalloutEditor) => editor.get().history.now.map(({ text }) => text)
const type = (editor: CalloutEditor, text: string) =>
  editor.change(editor.get().history.now.map((one) => ({ ...one, text })))

it('CALLOUT-62: acts are saved after a pause, all in one request, and undoing is saved too', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  type(editor, '2')
  type(editor, '3')
  expect([editor.get().save, server.sent]).toEqual(['WAITING', []])
  await vi.runAllTimersAsync()
  expect([editor.get().save, server.sent]).toEqual(['SAVED', [['3']]])
  expect(editor.step('undo')).toBe(true)
  await vi.runAllTimersAsync()
  expect([server.sent.at(-1), server.drawing.revision]).toEqual([['2'], 3])
  expect([editor.step('undo'), editor.step('undo'), textsOn(editor)]).toEqual([true, false, ['1']])
})

it('CALLOUT-57: moving one callout on and on is undone at once, other acts one by one', () => {
  const editor = serverOf([calloutOf({ text: '1' })]).editor()
  for (const text of ['2', '3'])
    editor.change(
      editor.get().history.now.map((one) => ({ ...one, text })),
      'move 1',
    )
  type(editor, '4')
  editor.step('undo')
  expect(textsOn(editor)).toEqual(['3'])
  editor.step('undo')
  expect(textsOn(editor)).toEqual(['1'])
  editor.step('redo')
  expect(textsOn(editor)).toEqual(['3'])
})

it('CALLOUT-63: who is overtaken keeps theirs, which then stays', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  server.drawing = { ...server.drawing, revision: 5, found: [calloutOf({ text: '9' })] }
  type(editor, '2')
  await vi.runAllTimersAsync()
  expect([editor.get().save, textsOn(editor)]).toEqual(['OVERTAKEN', ['2']])
  await editor.keepMine()
  expect([editor.get().save, server.drawing.found[0]?.text]).toEqual(['SAVED', '2'])
})

it('CALLOUT-63: what is done while theirs is read stays, too', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  server.drawing = { ...server.drawing, revision: 5, found: [calloutOf({ text: '9' })] }
  type(editor, '2')
  await vi.runAllTimersAsync()
  const kept = editor.keepMine()
  type(editor, '3')
  await kept
  expect([editor.get().save, textsOn(editor), server.drawing.found[0]?.text]).toEqual(['SAVED', ['3'], '3'])
})

it('CALLOUT-63: what the others have done can be taken, and that undone', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  server.drawing = { ...server.drawing, revision: 5, found: [calloutOf({ text: '9' })] }
  type(editor, '2')
  await vi.runAllTimersAsync()
  await editor.takeTheirs()
  expect([editor.get().save, textsOn(editor), server.kept]).toEqual(['SAVED', ['9'], null])
  editor.step('undo')
  await vi.runAllTimersAsync()
  expect(server.drawing.found[0]?.text).toBe('2')
})

it('CALLOUT-63: a save whose answer was lost is no other person', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  server.drawing = { ...server.drawing, revision: 2, found: [calloutOf({ text: '2' })] }
  type(editor, '2')
  await vi.runAllTimersAsync()
  expect([editor.get().save, editor.get().drawing.revision]).toEqual(['SAVED', 2])
})

it('CALLOUT-64: without a connection callouts are kept on the device, and saved when it is back', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })], [offline, offline])
  const editor = open()
  type(editor, '2')
  expect(await editor.flush()).toBe(false)
  expect([editor.get().save, server.kept?.callouts[0]?.text]).toEqual(['OFFLINE', '2'])
  await vi.runAllTimersAsync()
  expect([editor.get().save, server.drawing.found[0]?.text, server.kept]).toEqual(['SAVED', '2', null])
})

it('CALLOUT-64: a closed page leaves what is unsaved to the next one', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })], [offline])
  const closed = open()
  type(closed, '2')
  closed.leave()
  await vi.runAllTimersAsync()
  expect(server.drawing.found[0]?.text).toBe('1')
  const editor = open()
  expect(textsOn(editor)).toEqual(['2'])
  editor.start()
  await vi.runAllTimersAsync()
  expect([server.drawing.found[0]?.text, server.kept]).toEqual(['2', null])
})

it('CALLOUT-65: a drawing is ended once it is saved, and to be looked at again after a change', async () => {
  const { server, editor: open } = serverOf([calloutOf({ text: '1' })])
  const editor = open()
  type(editor, '2')
  expect(await editor.lookAt()).toBe(true)
  expect([server.sent.length, server.drawing.state]).toEqual([2, 'LOOKED_AT'])
  type(editor, '3')
  await vi.runAllTimersAsync()
  expect([server.drawing.state, editor.get().drawing.state]).toEqual(['TO_LOOK_AT', 'TO_LOOK_AT'])
})
