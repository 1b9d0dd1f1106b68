import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { HANG_CAP } from '../../../../../tools/gate/src/hang-cap.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { openProcess } from './open-process.ts'

/** Opens a program that runs this statement for each file. */
async function open(statement: string, most = { seconds: HANG_CAP / 1_000, megabytes: 256 }) {
  const answering = new URL('answer-files.ts', import.meta.url)
  const folder = await writeFolder({
    'program.mjs': `import { answerFiles } from '${answering.href}'\nanswerFiles(async ({ path }) => { ${statement} })`,
  })
  const opened = openProcess<{ path: string }, { read: string }>(
    pathToFileURL(`${folder}/program.mjs`),
    most,
    (excess) => `it ${excess}`,
  )
  onTestFinished(opened.close)
  return opened
}

it('a program that exits is reported as a failure, not as a problem of the file, and the next file is read', async () => {
  const { ask } = await open('if (path === "bad") process.exit(3); return { read: path }')
  await expect(ask({ path: 'bad' })).rejects.toThrow('bad could not be read (its process ended with 3).')
  expect(await ask({ path: 'good' })).toEqual({ read: 'good' })
})

it('an unexpected error is thrown with its message, and the next file is read', async () => {
  const { ask } = await open('if (path === "bad") throw new Error("no such file"); return { read: path }')
  await expect(ask({ path: 'bad' })).rejects.toThrow('bad could not be read (no such file).')
  expect(await ask({ path: 'good' })).toEqual({ read: 'good' })
})

it('bytes outside the heap count as memory, even while the program is busy', async () => {
  const busy =
    'const kept = []; if (path === "bad") for (;;) kept.push(Buffer.alloc(1_048_576, 1)); return { read: path }'
  const { ask } = await open(busy)
  expect(await ask({ path: 'bad' })).toEqual({ problem: 'it takes too much memory to read' })
  expect(await ask({ path: 'good' })).toEqual({ read: 'good' })
})

it('a closed process reports no problem of the file that it was reading', async () => {
  const { ask, close } = await open('if (path === "bad") for (;;); return { read: path }')
  const asked = ask({ path: 'bad' })
  close()
  await expect(asked).rejects.toThrow('bad could not be read (its process was closed).')
  expect(await ask({ path: 'good' })).toEqual({ read: 'good' })
})
