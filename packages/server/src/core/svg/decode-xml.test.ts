import { expect, it } from 'vitest'
import { decodeXml } from './decode-xml.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
const utf16le = Buffer.from('<svg>Ø</svg>', 'utf16le')

it.each([
  ['UTF-8', bytes('<svg>Ø</svg>')],
  ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], '<svg>Ø</svg>')],
  ['UTF-16 with its mark', bytes([0xff, 0xfe], [...utf16le])],
  ['UTF-16 without its mark', utf16le],
  ['UTF-16 the other way round', bytes([0xfe, 0xff], [...Buffer.from(utf16le).swap16()])],
])('reads %s (OQ-73)', (_, source) => {
  expect(decodeXml(source)).toBe('<svg>Ø</svg>')
})

it.each(['ISO-8859-1', 'windows-1252', 'latin1'])('reads the declared encoding %s (OQ-73)', (encoding) => {
  const line = `<?xml version="1.0" encoding="${encoding}"?>`
  expect(decodeXml(bytes(line, '<svg>', [0xd8], '</svg>'))).toBe(`${line}<svg>Ø</svg>`)
})

it('reads UTF-8 that is declared as UTF-16 (OQ-73)', () => {
  expect(decodeXml(bytes('<?xml version="1.0" encoding="UTF-16"?><svg>Ø</svg>'))).toContain('<svg>Ø</svg>')
})

it.each([
  ['another encoding than UTF-8 unsaid', bytes('<svg>', [0xd8], '</svg>'), 'is not the UTF-8 text'],
  ['an unknown encoding', bytes('<?xml version="1.0" encoding="klingon"?>'), 'not known (klingon)'],
  ['a packed file', bytes([0x1f, 0x8b, 8, 0]), 'is not the UTF-8 text'],
])('rejects %s (OQ-73)', (_, source, reason) => {
  expect(() => decodeXml(source)).toThrow(reason)
})
