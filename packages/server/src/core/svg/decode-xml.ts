import { BadDrawing } from './bad-drawing.ts'

/** Decodes an XML file in the encoding of its byte-order mark or its declaration; otherwise UTF-8. */
export function decodeXml(source: Buffer): string {
  const encoding = encodingOf(source)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(source)
  } catch (error) {
    if (error instanceof RangeError)
      throw new BadDrawing(`is written in an encoding that is not known (${encoding})`)
    throw new BadDrawing(`is not the ${encoding.toUpperCase()} text that it says it is`)
  }
}

function encodingOf(source: Buffer): string {
  const start = source.subarray(0, 200).toString('latin1')
  if (/^(\xff\xfe|<\0)/.test(start)) return 'utf-16le'
  if (/^(\xfe\xff|\0<)/.test(start)) return 'utf-16be'
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  // If it were true, this line could not be read here: some programs leave the declaration when they save as UTF-8.
  return /^(utf-?16|ucs-?2|iso-10646)/i.test(declared) ? 'utf-8' : declared
}

/** Drops characters that XML does not allow: control characters, lone surrogates, U+FFFE and U+FFFF. */
export const keepXmlCharacters = (text: string): string =>
  text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
