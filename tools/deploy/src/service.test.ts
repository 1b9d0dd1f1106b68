import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { durations } from '@volute/domain/core/kernel'
import { expect, it } from 'vitest'

const unit = join(import.meta.dirname, '../etc/volute@.service')
const text = readFileSync(unit, 'utf8')
const said = (name: string) => RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? ''

it('the unit gives the shop enough time to stop', () => {
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(said('Environment'))?.[1])
  expect(Number(said('TimeoutStopSec'))).toBeGreaterThan(drain + durations.stop / 1_000)
})

it("the unit starts the release with the example's settings file", () => {
  expect(said('ExecStart')).toMatch(/^\/opt\/volute\/node .*\/opt\/volute\/shop.js serve$/)
  expect(said('EnvironmentFile')).toBe('/etc/volute/shop.env')
  expect(existsSync(join(import.meta.dirname, '../etc/shop.env'))).toBe(true)
})

it.each(['Dockerfile', 'with-node.mjs', 'tools/bench/src/world/start-shop-process.ts'])(
  'the unit and %s limit the memory of the C library alike',
  (file) => {
    const limitsIn = (one: string) =>
      [...one.matchAll(/(MALLOC_[A-Z_]+)\W{1,3}(\d+)/g)].map(([, name, value]) => `${name} ${value}`)
    expect(limitsIn(text)).toHaveLength(2)
    expect(limitsIn(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'))).toEqual(
      limitsIn(text),
    )
  },
)

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd finds no error in the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'volute-unit-'))
  try {
    const copy = join(folder, 'volute@3001.service')
    cpSync(unit, copy)
    // systemd verifies that the programs exist.
    writeFileSync(copy, text.replaceAll('/opt/volute/node', process.execPath))
    const verify = ['verify', '--man=no', '--recursive-errors=no', copy]
    expect(execFileSync('systemd-analyze', verify, { encoding: 'utf8', stdio: 'pipe' })).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
