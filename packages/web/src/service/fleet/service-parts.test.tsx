import type { BomLine } from '@volute/domain/catalogue/bom'
import { afterEach, expect, it } from 'vitest'
import { renderInShop } from '../../../test/render.tsx'
import { ServiceParts } from './service-parts.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => shown.remove())

const line = (position: number, reference: string, description: string, parts: unknown[] = []) =>
  ({ position, reference, partNumber: 'OR2', description, parts }) as unknown as BomLine

const ring = line(1, '10A', 'O-ring')
const lines = [line(3, '433', 'Wet end', [ring])]

async function placeOf(path: number[], known: BomLine[] | null = lines) {
  shown = await renderInShop(
    <ServiceParts
      lines={known ?? undefined}
      parts={[{ path, partNumber: 'OR2', quantity: '1' }]}
      errors={{}}
      hasDrawing={false}
      onFind={() => undefined}
      onPoint={() => undefined}
      onChange={() => undefined}
    />,
  )
  return shown.host.querySelector('button')?.textContent
}

it.each<[number[], string]>([
  [[3, 1], '433 › 10A · O-ring'],
  [[3], '433 · Wet end'],
  [[3, 9], 'Position 3 › 9'],
  [[], 'Choose its position'],
])('the BOM position %j is shown as %s (FLEET-26)', async (path, text) => {
  expect(await placeOf(path)).toBe(`Position of part 1: ${text}`)
})

it('a BOM position is shown as a path until the BOM has loaded, and there is nothing to search yet (FLEET-26)', async () => {
  expect(await placeOf([3, 1], null)).toBe('Position of part 1: Position 3 › 1')
  const find = [...shown.host.querySelectorAll('button')].find((one) => one.textContent === 'Find in Pump')
  expect(find?.disabled).toBe(true)
})
