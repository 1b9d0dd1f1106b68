import { invalid, type InputError, valid } from '@volute/domain/core/kernel'
import { afterEach, expect, it } from 'vitest'
import { click, render, textsOf } from '../../../test/render.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

let shown: Awaited<ReturnType<typeof render>>
afterEach(() => shown.remove())

const refusal = (fields: InputError[]) => Object.assign(new Error('Refused.'), { fields })

function Form({ start, failure = null }: { start: string; failure?: ReturnType<typeof refusal> | null }) {
  const form = useForm({
    start: { name: start },
    check: ({ name }) => (name === '' ? invalid('name', 'MISSING', 'Enter a name.') : valid(name)),
    onValid: () => {},
    failure,
  })
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <button type="submit">Save</button>
    </form>
  )
}

const save = () => click(document.querySelector('button'))
const alerts = () => textsOf('[role="alert"]')

it('shows errors only after the first submit, and focuses the invalid field', async () => {
  shown = await render(<Form start="" />)
  expect(alerts()).toEqual([])
  await save()
  expect(alerts()).toEqual(['Enter a name.'])
  expect(document.activeElement).toBe(document.querySelector('input'))
})

it('shows a server error at its field, even if nothing was edited', async () => {
  shown = await render(<Form start="Ben" />)
  await save()
  expect(alerts()).toEqual([])
  await shown.show(<Form start="Ben" failure={refusal([taken])} />)
  expect(alerts()).toEqual([taken.error])
})

const taken = { field: 'name', code: 'NOT_ALLOWED', error: 'That name is taken.' } as const
