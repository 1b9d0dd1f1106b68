import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')

it('the copied job statements match the installed version of pg-boss', () => {
  expect((JSON.parse(manifest) as { dependencies: Record<string, string> }).dependencies['pg-boss']).toBe(
    '12.38.0',
  )
})
