import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { HANG_CAP } from '../../../../../tools/gate/src/hang-cap.ts'
import { makePdf } from '../../../test/make-pdf.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { openFinder } from './open-finder.ts'

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8c8c8' } })

async function open(files: Record<string, string | Buffer>, most?: { seconds: number; megabytes: number }) {
  const folder = await writeFolder(files)
  const finder = openFinder(most)
  onTestFinished(() => finder.close())
  return { finder, at: (name: string) => `${folder}/${name}` }
}

it('a PDF, PNG, JPEG or TIFF is recognized by its first bytes, and each sheet becomes an upright gray picture (CALLOUT-01)', async () => {
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
  const { finder, at } = await open({
    'two.pdf': makePdf(['Sheet', 'Sheet']),
    'scan.png': await grey(30, 20).png().toBuffer(),
    'turned.jpg': await grey(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'fax.tif': await grey(40, 50)
      .toColourspace('b-w')
      .tiff({ compression: 'ccittfax4', bitdepth: 1 })
      .toBuffer(),
    'three.tif': await sharp(Buffer.alloc(20 * 90, 255), {
      raw: { width: 20, height: 90, channels: 1, pageHeight: 30 },
    })
      .tiff({ compression: 'lzw' })
      .toBuffer(),
    'misnamed.tif': await grey(30, 20).png().toBuffer(),
    'clear.png': await clear.png().toBuffer(),
    'plan.png': await grey(30_000, 30).png().toBuffer(),
  })
  const page = { width: 2_500, height: 3_333 }
  expect(await finder.sheets(at('two.pdf'))).toEqual([page, page])
  expect(await finder.sheets(at('three.tif'))).toEqual(
    Array.from({ length: 3 }, () => ({ width: 20, height: 30 })),
  )
  expect(await finder.sheets(at('misnamed.tif'))).toEqual([{ width: 30, height: 20 }])
  expect(await finder.sheets(at('plan.png'))).toEqual([{ width: 20_000, height: 20 }])
  for (const [name, sheet, size] of [
    ['two.pdf', 1, page],
    ['scan.png', 0, { width: 30, height: 20 }],
    ['turned.jpg', 0, { width: 20, height: 30 }],
    ['fax.tif', 0, { width: 40, height: 50 }],
    ['three.tif', 2, { width: 20, height: 30 }],
    ['plan.png', 0, { width: 20_000, height: 20 }],
  ] as const) {
    expect(await finder.picture(at(name), sheet, at('out.png')), name).toEqual(size)
    expect(await sharp(at('out.png')).metadata(), name).toMatchObject({ format: 'png', channels: 1, ...size })
  }
  await finder.picture(at('clear.png'), 0, at('out.png'))
  expect(Math.min(...(await sharp(at('out.png')).raw().toBuffer()))).toBe(255)
})

it('a large picture is cut into tiles of 1,024 px, next to a picture of the whole (CALLOUT-02)', async () => {
  const { finder, at } = await open({
    'plan.png': await grey(2_100, 1_100).toColourspace('b-w').png().toBuffer(),
  })
  const names = await finder.tiles(at('plan.png'), at('tiles'))
  expect(names.toSorted()).toEqual([
    '0-0.png',
    '0-1.png',
    '1-0.png',
    '1-1.png',
    '2-0.png',
    '2-1.png',
    'sheet.png',
    'whole.png',
  ])
  expect(await sharp(at('tiles/2-1.png')).metadata()).toMatchObject({ width: 52, height: 76, channels: 1 })
  expect(await sharp(at('tiles/whole.png')).metadata()).toMatchObject({ width: 1_024, height: 536 })
})

/** A PNG that declares its size but has almost no content. */
function png(width: number, height: number, rows: Buffer) {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const head = chunk('IHDR', Buffer.concat([size, Buffer.from([8, 0, 0, 0, 0])]))
  return Buffer.concat([signature, head, chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

async function largestJpeg() {
  const jpeg = await grey(16, 16).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'))
  jpeg.writeUInt16BE(65_500, frame + 5)
  jpeg.writeUInt16BE(65_500, frame + 7)
  return jpeg
}

/** Builds consecutive TIFF directories; the last one points to the offset `after`. */
function tiff(directories: number, after: number) {
  const directory = (n: number) => {
    const bytes = Buffer.alloc(90)
    bytes.writeUInt16LE(7)
    const entries = [
      [256, 1],
      [257, 1],
      [258, 8],
      [262, 1],
      [273, 8],
      [278, 1],
      [279, 1],
    ] as const
    entries.forEach(([tag, value], entry) => {
      bytes.writeUInt16LE(tag, 2 + entry * 12)
      bytes.writeUInt16LE(4, 4 + entry * 12)
      bytes.writeUInt32LE(1, 6 + entry * 12)
      bytes.writeUInt32LE(value, 10 + entry * 12)
    })
    bytes.writeUInt32LE(n + 1 < directories ? 8 + 90 * (n + 1) : after, 86)
    return bytes
  }
  return Buffer.concat([
    Buffer.from('49492a0008000000', 'hex'),
    ...Array.from({ length: directories }, (_, n) => directory(n)),
  ])
}

it('a hostile or broken file is rejected with a reason, and the next one is read (CALLOUT-03)', async () => {
  const whole = await sharp(randomBytes(300 * 300), { raw: { width: 300, height: 300, channels: 1 } })
    .png()
    .toBuffer()
  const hostile: [name: string, file: string | Buffer, problem: RegExp][] = [
    [
      'bomb.png',
      png(60_000, 60_000, Buffer.alloc(1_000_000)),
      /^The picture has 60,000 × 60,000 pixels; at most 20,000 × 20,000 can be read\.$/,
    ],
    ['bomb.jpg', await largestJpeg(), /^The picture has 65,500 × 65,500 pixels/],
    ['many.tif', tiff(10_000, 0), /^The file has 10,000 sheets; at most 200 can be read\.$/],
    ['short.png', whole.subarray(0, 9_000), /^The file cannot be read \(.+\)\.$/],
    [
      'short.jpg',
      (await grey(900, 900).jpeg().toBuffer()).subarray(0, 700),
      /^The file cannot be read \(.+\)\.$/,
    ],
    ['broken.pdf', '%PDF-1.7\nnothing of it is true', /^The file cannot be read \(.+\)\.$/],
    [
      'locked.pdf',
      makePdf(
        ['Secret'],
        `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`,
      ),
      /^The file is encrypted\.$/,
    ],
    ['pages.pdf', makePdf(Array.from({ length: 201 }, () => 'Sheet')), /^The file has 201 sheets/],
    ['random.tif', randomBytes(5_000), /^The file is neither a PDF, PNG, JPEG nor TIFF\.$/],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^The file is neither/],
    ['empty.png', '', /^The file is neither/],
  ]
  const loop = { 'loop.tif': tiff(3, 8), 'good.png': await grey(30, 20).png().toBuffer() }
  const { finder, at } = await open({ ...loop, ...Object.fromEntries(hostile) })
  for (const [name, , problem] of hostile) {
    const picture = finder.sheets(at(name)).then(() => finder.picture(at(name), 0, at('out.png')))
    await expect(picture, name).rejects.toThrow(problem)
  }
  expect(await finder.sheets(at('loop.tif'))).toHaveLength(3)
  expect(await finder.sheets(at('good.png'))).toEqual([{ width: 30, height: 20 }])
})

it('a file that takes too long or too much memory ends its process, and the next one is read (CALLOUT-03)', async () => {
  const files = {
    'long.pdf': makePdf(Array.from({ length: 200 }, () => 'Sheet')),
    'good.png': await grey(30, 20).png().toBuffer(),
  }
  const impatient = await open(files, { seconds: 0.001, megabytes: 2_048 })
  await expect(impatient.finder.sheets(impatient.at('long.pdf'))).rejects.toThrow(
    'The file takes more than 0.001 seconds to read.',
  )
  const small = await open(
    { 'plan.png': await grey(9_000, 9_000).png().toBuffer(), ...files },
    { seconds: HANG_CAP / 1_000, megabytes: 160 },
  )
  await expect(small.finder.find(small.at('plan.png'), [])).rejects.toThrow(
    'The file takes too much memory to read.',
  )
  expect(await small.finder.sheets(small.at('good.png'))).toEqual([{ width: 30, height: 20 }])
})
