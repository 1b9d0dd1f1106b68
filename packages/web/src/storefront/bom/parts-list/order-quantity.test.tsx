import { useState } from 'react'
import { expect, it } from 'vitest'
import { fill, render } from '../../../../test/render.tsx'
import { OrderQuantity } from './order-quantity.tsx'

const nothing = () => {}

function Row() {
  const [value, setValue] = useState('')
  return (
    <OrderQuantity
      of="Gasket, casing"
      value={value}
      errorId={null}
      onType={setValue}
      onLeave={nothing}
      onEnter={nothing}
      onMove={nothing}
    />
  )
}

it('the quantity accepts only digits, and is blank or positive (LOOKUP-16)', async () => {
  const shown = await render(<Row />)
  const input = shown.host.querySelector('input')
  for (const [typed, text] of [
    ['0', ''],
    ['10', '10'],
    ['1x', '10'],
    ['-1', '10'],
    ['1.5', '10'],
    ['012', '12'],
    ['', ''],
  ] as const) {
    await fill(input, typed)
    expect(input?.value).toBe(text)
  }
  await shown.remove()
})
