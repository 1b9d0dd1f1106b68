import { inflateSync } from 'node:zlib'

const SFNT = { header: 12, entry: 16 }
const WOFF = { header: 44, entry: 20 }

/** Unpacks a WOFF font: fontkit itself misreads the tables of some, and inflates them again for every glyph. */
export function readWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(WOFF.header + index * WOFF.entry, WOFF.header + (index + 1) * WOFF.entry)
    const [start, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number]
    const data = woff.subarray(start, start + packed)
    return { entry, data: packed < length ? inflateSync(data) : data }
  })
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [header]
  let end = header.length
  for (const [index, { entry, data }] of tables.entries()) {
    const at = SFNT.header + index * SFNT.entry
    entry.copy(header, at, 0, 4)
    entry.copy(header, at + 4, 16, 20)
    header.writeUInt32BE(end, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    end += data.length + padding.length
  }
  return Buffer.concat(parts)
}
