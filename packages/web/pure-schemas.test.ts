import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { named } from './pure-schemas.ts'

const written = `import { z } from "zod/mini";
import { text } from "../kernel/index.ts";
const z1 = z.object({ z: z.string().check(z.maxLength(3)) });
const kept = (z) => other.z(z1, text(3));`

it('zod alone is renamed in a module, and calls that only make schemas are marked', () => {
  expect(named(written, parseSync('module.js', written).program)).toBe(
    `import { z as makeSchema } from "zod/mini";
import { text } from "../kernel/index.ts";
const z1 = makeSchema.object({ z: /* @__PURE__ */ makeSchema.string().check(makeSchema.maxLength(3)) });
const kept = (z) => other.z(z1, /* @__PURE__ */ text(3));`,
  )
})
