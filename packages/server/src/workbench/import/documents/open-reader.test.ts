import { expect, it, onTestFinished } from 'vitest'
import { HANG_CAP } from '../../../../../../tools/gate/src/hang-cap.ts'
import { makePdf } from '../../../../test/make-pdf.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { openReader } from './open-reader.ts'

const locked = `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`

async function open(most?: { seconds: number; megabytes: number }) {
  const folder = await writeFolder({
    'manual.pdf': makePdf(['Safety', 'Torque the casing screws']),
    'long.pdf': makePdf(Array.from({ length: 2_003 }, (_, n) => `Page ${n + 1}`)),
    'scan.pdf': makePdf(['A picture'], '', () => '0 0 10 10 re f'),
    'locked.pdf': makePdf(['Secret'], locked),
    'broken.pdf': '%PDF-1.7\nnothing of it is true',
  })
  const reader = openReader(most)
  onTestFinished(() => reader.close())
  return (name: string) => reader.read(`${folder}/${name}`)
}

it('the text of each page is read, or the reason why there is none is returned (FIND-17)', async () => {
  const read = await open()
  expect(await read('manual.pdf')).toEqual({ pages: ['Safety', 'Torque the casing screws'], faults: [] })
  expect(await read('scan.pdf')).toEqual({ problem: 'its pages have no text' })
  expect(await read('locked.pdf')).toEqual({ problem: 'it is encrypted' })
  expect(await read('broken.pdf')).toMatchObject({ problem: expect.stringMatching(/^it cannot be read/) })
  expect(await read('manual.pdf')).toMatchObject({ pages: ['Safety', expect.any(String)] })
})

it('only the first 2,000 pages of a longer document are read (FIND-17)', async () => {
  const read = await (await open())('long.pdf')
  expect('pages' in read && [read.pages.length, read.pages.at(-1)]).toEqual([2_000, 'Page 2000'])
})

it('a document that takes too long or too much memory is rejected with the reason (FIND-17)', async () => {
  const impatient = await open({ seconds: 0.001, megabytes: 1024 })
  expect(await impatient('long.pdf')).toEqual({ problem: 'it takes more than 0.001 seconds to read' })
  const small = await open({ seconds: HANG_CAP / 1_000, megabytes: 100 })
  expect(await small('long.pdf')).toEqual({ problem: 'it takes too much memory to read' })
})
