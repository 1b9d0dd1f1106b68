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
