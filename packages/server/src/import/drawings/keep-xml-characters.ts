/** Drops what XML may not hold, however it is written: control characters, halves of a pair, U+FFFE and U+FFFF. */
export const keepXmlCharacters = (text: string): string =>
  text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
