import { expect, it, onTestFinished } from 'vitest'
import { HANG_CAP } from '../../../../../tools/gate/src/hang-cap.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { openCleaner } from './open-cleaner.ts'

const small = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
const large = small.replace('/></svg>', '/>'.concat('<path d="M0 0"/>'.repeat(150_000), '</svg>'))

async function open(most?: { seconds: number; megabytes: number }) {
  const folder = await writeFolder({ 'small.svg': small, 'large.svg': large, 'bad.svg': '<svg>\n<g></svg>' })
  const cleaner = openCleaner(most)
  onTestFinished(() => cleaner.close())
  return (name: string) => cleaner.clean(`${folder}/${name}`)
}

it('cleans in a separate process, and reports an error with its line (OQ-73)', async () => {
  const clean = await open()
  expect(await clean('small.svg')).toBe(small)
  await expect(clean('bad.svg')).rejects.toMatchObject({ line: 2, message: /^is not well-formed XML/ })
  await expect(clean('none.svg')).rejects.toThrow(/could not be read .*ENOENT/)
  expect(await clean('small.svg')).toBe(small)
})

it('a drawing that takes too much memory is rejected, and the next one is cleaned (OQ-73)', async () => {
  const clean = await open({ seconds: HANG_CAP / 1_000, megabytes: 128 })
  await expect(clean('large.svg')).rejects.toThrow('takes too much memory to read')
  expect(await clean('small.svg')).toBe(small)
})

it('a drawing that takes too long is rejected (OQ-73)', async () => {
  const clean = await open({ seconds: 0.001, megabytes: 1024 })
  await expect(clean('small.svg')).rejects.toThrow('takes more than 0.001 seconds to read')
})
