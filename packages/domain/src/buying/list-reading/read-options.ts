/** Options of a line as text: color, trim in inches or `Full Trim`, and angle in degrees. */
export interface OptionTexts {
  paintColor: string
  trim: string
  angle: string
}

/** Reads options as orders, quotes and mails of the shop write them: `Safety Blue, Trim 9.25 in, Angle 5 deg`. */
export function readOptions(text: string): OptionTexts {
  const pieces = text.split(',').map((piece) => piece.trim())
  const found: OptionTexts = { paintColor: '', trim: '', angle: '' }
  for (const piece of pieces) {
    const [, trim] = /^trim\s+(\d[\d.]*)\s*(?:in|")?$/i.exec(piece) ?? []
    const [, angle] = /^angle\s+(\d[\d.]*)\s*(?:deg|°)?$/i.exec(piece) ?? []
    if (/^full\s+trim$/i.test(piece)) found.trim = 'Full Trim'
    else if (trim) found.trim = trim
    else if (angle) found.angle = angle
    else found.paintColor ||= piece
  }
  return found
}

/** Serial number of the pump that a line is for: `for 100234 · 4RB-WE-10 · no. 3` is 100234. */
export const pumpOf = (text: string): string =>
  /^(?:for\s+)?([^\s·]+)(?:\s*·.*)?$/.exec(text.trim())?.[1] ?? text.trim()
