import { writeZip } from '@volute/demo/erp-exports'

const parts = (number: string, price = 1) => `part_number,price\n${number},${price}\n`
const small = writeZip({ 'parts.csv': parts('H-30') })

/** ZIPs whose paths lead out of the folder, that hold more than declared, or are otherwise false. */
export const hostileArchives: Readonly<Record<string, () => string | Buffer>> = {
  'leads-out.zip': () =>
    writeZip({
      '../evil.csv': parts('H-31'),
      '/etc/evil.csv': 'x',
      'C:\\evil.csv': 'x',
      'good.csv': parts('H-32'),
    }),
  'same-names.zip': () => writeZip({ 'good.csv': parts('H-33', 1), 'GOOD.csv': parts('H-33', 2) }),
  'locked.zip': () => lock(writeZip({ 'secret.csv': parts('H-34') })),
  'zip-in-zip.zip': () => writeZip({ 'more.zip': writeZip({ 'parts.csv': parts('H-35') }) }),
  'says-600-MB.zip': () => say(writeZip({ 'large.csv': parts('H-36') }), 600_000_000),
  'says-10-bytes.zip': () => say(writeZip({ 'large.csv': Buffer.alloc(5_000_000, 'x') }), 10),
  'many-files.zip': () =>
    writeZip(Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`${n}.csv`, '']))),
  'many-left-out.zip': () =>
    writeZip(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`../${n}.csv`, '']))),
  'file-and-folder.zip': () => writeZip({ a: 'x', 'a/parts.csv': parts('H-37') }),
  'strange-names.zip': () =>
    writeZip({
      'nul\0.csv': 'x',
      [`${'n'.repeat(300)}.csv`]: 'x',
      [`${'d/'.repeat(120)}a.csv`]: parts('H-38'),
    }),
  'no-files.zip': () => writeZip({}),
  'cut.zip': () => small.subarray(0, small.length - 10),
  'text.zip': () => 'PK, but nothing else',
  'broken-list.zip': () => {
    const zip = Buffer.from(small)
    zip.write('xx', zip.lastIndexOf('PK\x01\x02'))
    return zip
  },
  'broken-content.zip': () => {
    const zip = Buffer.from(small)
    zip.fill(0xff, 40, 50)
    return zip
  },
}

/** Headers of a ZIP's file entries: the signature, and the offsets of the flags and of the unpacked size. */
const reported = [
  ['PK\x03\x04', 6, 22],
  ['PK\x01\x02', 8, 24],
] as const

function lock(zip: Buffer): Buffer {
  for (const [sign, flags] of reported) zip.writeUInt16LE(0x801, zip.indexOf(sign) + flags)
  return zip
}

function say(zip: Buffer, bytes: number): Buffer {
  for (const [sign, , size] of reported) zip.writeUInt32LE(bytes, zip.indexOf(sign) + size)
  return zip
}
