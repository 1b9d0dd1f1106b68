import { exec, execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { NODE_COMPILE_CACHE } from '../../../test/run-program.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { connect, embeddedConfig, startEmbedded } from '../../core/db/index.ts'
import { openLog } from '../../core/log/log.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

interface Outcome {
  code: number
  out: string
  err: string
}

/** Runs the import as the command does, with the given settings; the default data folder is inside `cwd`. */
function run(args: string[], env: Record<string, string>, cwd = tmpdir()): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd, env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...env } }
    execFile(process.execPath, [main, ...args], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

it('the command imports into the data folder, prints a report, and exits with 0, or 1 for bad rows', async () => {
  const folder = await writeFolder({ 'parts.csv': 'part_number,price\nX-1,1.005\n' })
  const data = join(folder, 'data')
  expect(await run([folder, '--dry-run'], { DATA_DIR: data })).toEqual({
    code: 0,
    out: 'parts: 1 added, 0 changed, 0 unchanged\n1 price rounded to whole cents\nDry run: nothing was changed. No bad rows.\n',
    err: '',
  })
  expect((await run([folder], { DATA_DIR: data })).out).toMatch(/\nImported\.\n$/)
  expect((await run([folder], { DATA_DIR: data })).out).toMatch(/\nNothing changed\.\n$/)

  const bad = await writeFolder({ 'parts.csv': 'part_number,price\nX-2,ten\nX-3,1\n' })
  expect(await run([bad], { DATA_DIR: data })).toEqual({
    code: 1,
    out:
      'parts: 1 added, 0 changed, 0 unchanged\n' +
      "parts.csv, line 2, column price: 'ten' is not a price such as 1234.50\n" +
      '1 bad row: nothing was changed. Mend what is bad, or import the rest with --skip-bad.\n',
    err: '',
  })
  const skipped = await run([bad, '--skip-bad'], { DATA_DIR: data })
  expect(skipped.code).toBe(1)
  expect(skipped.out).toContain(
    `1 bad row. The rest is imported; what was left out, 1 row, stands in ${bad}/bad-rows`,
  )
  expect(await readFile(join(bad, 'bad-rows', 'parts.csv'), 'utf8')).toBe('part_number,price\nX-2,ten\n')
})

it('--guess prints how files would be read without a database, and an invalid --map file is rejected (BRING-12)', async () => {
  const folder = await writeFolder({
    'list.csv': 'Teile-Nr.;Preis\nX-1;1,50\n',
    'map.json': '[{"file": "list.csv"}]',
  })
  const { code, out, err } = await run([folder, '--guess'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect({ code, err }).toEqual({
    code: 0,
    err: "list.csv, column Preis: DECIMAL_COMMA 1 times, first in line 2: '1,50' would be read as 1.50\n",
  })
  expect(JSON.parse(out)).toMatchObject([{ file: 'list.csv', mappings: [{ file: 'parts.csv', agreed: [] }] }])
  const refused = await run([folder, '--map', join(folder, 'map.json')], {})
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/is not one that --guess prints/) })
})

it('every bad row is printed through a slow pipe, and rows with the same problem share one line', async () => {
  const different = Array.from({ length: 2_000 }, (_, n) => `X-${n},ten ${n} and a half`)
  const alike = Array.from({ length: 1_000 }, (_, n) => `Y-${n},ten`)
  const folder = await writeFolder({ 'parts.csv': ['part_number,price', ...different, ...alike].join('\n') })
  // A shell reads byte by byte.
  const command = `node ${main} ${folder} | while IFS= read -r line; do printf '%s\\n' "$line"; done`
  const { stdout } = await promisify(exec)(command, {
    env: {
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      NODE_COMPILE_CACHE,
      DATA_DIR: join(folder, 'data'),
    },
  })
  const lines = stdout.trimEnd().split('\n')
  expect(stdout.length).toBeGreaterThan(2 * 65_536)
  expect(lines).toHaveLength(2_003)
  expect(lines).toContain(
    "parts.csv, lines 2002, 2003, 2004, 2005, 2006 and 995 more, column price: 'ten' is not a price such as 1234.50",
  )
  expect(lines.at(-1)).toMatch(/^3,000 bad rows: nothing was changed/)
})

it('the command is rejected with a message while another process uses the data folder', async () => {
  const folder = await writeFolder({ 'parts.csv': 'part_number\nX\n' })
  const data = join(folder, 'data')
  const embedded = await startEmbedded(data)
  const { code, out, err } = await run([folder], { DATA_DIR: data })
  const { pool } = connect(embeddedConfig(embedded), openLog('fatal'))
  const { rows } = await pool.query(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  )
  await pool.end()
  await embedded.stop()
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(
    `The data folder ${data} is in use by another process (${process.pid}). Stop it first, or set another DATA_DIR.\n`,
  )
  expect(rows).toEqual([{ tables: 0 }])
})

it.each([
  [[], {}, /^Name one folder, ZIP or file.\nUsage: import FOLDER\|ZIP\|FILE /],
  [['a', '--force'], {}, /^Unknown option '--force'.*\nUsage: /],
  [['a'], { DATABASE_URL: 'mysql://x/y' }, /^The setting DATABASE_URL is wrong/],
  [
    ['a'],
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    /^The database of DATABASE_URL cannot be used .*ECONNREFUSED/,
  ],
] as const)('the command explains what is wrong with %j %j and exits with 1', async (args, env, said) => {
  const cwd = await writeFolder({})
  const { code, out, err } = await run([...args], env, cwd)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(said)
  expect(err).not.toMatch(/\n +at /)
  expect(await readdir(cwd)).toEqual([])
})
