import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../../test/open-workbench.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0H99"/></svg>'
const nested = { 'nested.csv': 'bom_number,force_nested\n4RB-EM-100,true\n' }
const flatBoms = async (files: Record<string, string>) => {
  const id = await bench.compared(files)
  return (await bench.state(id)).flatBoms
}

it('a draft names the pumps whose flat list hides the drawing of an assembly (LOOKUP-20, BRING-70)', async () => {
  const drawings = { '4RB-WET.svg': svg, 'SEAL-KIT.svg': svg, 'TB10773.svg': svg }
  expect(await flatBoms(drawings)).toEqual([{ bomNumber: '4RB-EM-100', drawn: ['4RB-WET', 'SEAL-KIT'] }])
})

it('a pump shown assembly by assembly, or with a drawing of its own, hides none (LOOKUP-20, BRING-70)', async () => {
  expect(await flatBoms({ '4RB-WET.svg': svg, ...nested })).toEqual([])
  expect(await flatBoms({ '4RB-WET.svg': svg, '4RB-EM-100.svg': svg })).toEqual([])
  expect(await flatBoms({ '4RB-WET.svg': svg, '4RB-EM-100 X-Section.svg': svg })).toHaveLength(1)
})
