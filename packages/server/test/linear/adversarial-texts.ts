/** Building blocks of the texts: characters that the readers of numbers, dates, headers, lists, tables and drawings look for. */
const units = [
  ...Array.from(' \t\n0917aAzé"\'.,;:-_/\\()[]<>&%$€#*+=|'),
  '\u00a0',
  '1,',
  '1.',
  '10',
  '1 ',
  '1-',
  'a ',
  'a.',
  'a-',
  'a(',
  ' for ',
  ' for',
  'for \n',
  '--',
  '1-Jan-',
  '.0',
  '0.',
  '1/2 ',
  'url(',
  '<!ENTITY a "b">',
  '&a;',
  '"a"',
  '""',
  'a@',
  ' sheet 1',
  'translate(1 ',
  '?a=',
  'http://',
] as const

/**
 * Texts of about this length that repeat one unit, with different ends. They make a careless regular expression backtrack
 * through every combination.
 */
export function* adversarialTexts(length: number): Generator<string> {
  for (const unit of units) {
    const text = unit.repeat(Math.ceil(length / unit.length))
    yield text
    yield `1${text}x`
    yield `"${text}\n!`
  }
}
