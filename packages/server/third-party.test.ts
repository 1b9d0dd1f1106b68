import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { thirdParty } from './third-party.ts'

const text = thirdParty()
const named = [...text.matchAll(/^={80}\n(\S+) (\S+)\nLicence: (.*)$/gm)].map(([, name]) => name)
const neededBy = (own: string) => {
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', own, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  return Object.keys(dependencies).filter((name) => !name.startsWith('@volute/'))
}

it.each(['server', 'domain', 'erp-tryton', 'web'])(
  'all that %s needs stands in THIRD-PARTY.txt (LEGAL-07)',
  (own) => {
    expect(neededBy(own).filter((name) => !named.includes(name))).toEqual([])
  },
)

it('what these packages need stands there too, with licence and text, and so does Node.js (LEGAL-07)', () => {
  // A package of fastify's, the library within sharp, and the Node.js of this machine.
  expect(named).toEqual(expect.arrayContaining(['avvio', expect.stringMatching(/^node-/)]))
  expect(text).toContain('Permission is hereby granted, free of charge')
  expect([...text.matchAll(/^Licence: see its text$/gm)].length).toBeLessThan(5)
})
