import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { named } from './pure-schemas.ts'

const written = `import { z } from "zod/mini";
const z1 = z.object({ z: z.string().check(z.maxLength(3)) });
const kept = (z) => other.z(z1);`

it('only zod is renamed in a module', () => {
  expect(named(written, parseSync('module.js', written).program)).toBe(
    `import { z as makeSchema } from "zod/mini";
const z1 = makeSchema.object({ z: makeSchema.string().check(makeSchema.maxLength(3)) });
const kept = (z) => other.z(z1);`,
  )
})
