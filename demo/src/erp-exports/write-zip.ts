import { crc32, deflateRawSync } from 'node:zlib'

/** Makes a ZIP of these files, by their names. */
export function writeZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const path = Buffer.from(name)
    const told = tell(plain, packed, path)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), told, path, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), told, place, path]))
    bodies.push(body)
    at += body.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(list.length, 4)
  end.writeUInt16LE(list.length, 6)
  end.writeUInt32LE(Buffer.concat(list).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, ...list, Buffer.from('PK\x05\x06'), end])
}

/** Writes the fields that a file's own header and the list of files share; names are UTF-8. */
function tell(plain: Buffer, packed: Buffer, path: Buffer): Buffer {
  const told = Buffer.alloc(26)
  told.writeUInt16LE(20, 0)
  told.writeUInt16LE(0x800, 2)
  told.writeUInt16LE(8, 4)
  told.writeUInt32LE(crc32(plain), 10)
  told.writeUInt32LE(packed.length, 14)
  told.writeUInt32LE(plain.length, 18)
  told.writeUInt16LE(path.length, 22)
  return told
}
