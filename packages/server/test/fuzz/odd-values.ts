import fc from 'fast-check'

/** Dates that the shop does not accept, though some of them are real. */
export const oddDates = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2026-02-30',
  '3000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '-0001-12-31',
]

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '01',
  '1.5',
  '1e309',
  'NaN',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '٣',
  ...oddDates,
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202egnp.exe',
  '\u200b',
  '\ufeff',
  'İı',
  'e\u0301',
  '😀'.repeat(60),
  'x'.repeat(10_000),
  '\r\nBcc: victim@corp.example',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%00',
  '_',
  '\\',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '=HYPERLINK("https://stranger.example")',
  'TB10773',
  '4RB-EM-100',
  'ben@riverbend.example',
]

/** A text inserted verbatim into the sent JSON, for values that `JSON.stringify` cannot write. */
const raw = (json: string) => `⟦${json}⟧`

const rawValues = [
  '1e999',
  '-1e999',
  '-0',
  '0.1e-400',
  '123456789012345678901234567890',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1,"a":2}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '"\\ud800"',
].map(raw)

export const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 40 }))

export const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, 1, 0.5, 999, 1000, 2_147_483_647, 2_147_483_648, 2 ** 53, 1e21, 5e-324, 1.7e308),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON value, and a little more. */
export const oddValue = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[[]]], [null], ...rawValues),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(oddText, { minLength: 600, maxLength: 600, size: 'max' }),
)

/** JSON of a value, with its raw parts inserted verbatim. */
export const jsonOf = (value: unknown) =>
  JSON.stringify(value)?.replace(/"⟦(.*?)⟧"/g, (_, json: string) => JSON.parse(`"${json}"`) as string)

/** Bodies that are not JSON, or not declared as JSON. */
export const oddBody = fc.constantFrom<{ type: string; body: string }>(
  ...[
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"a":}',
    '\ufeff{}',
    '{"__proto__":{}}',
    '\u0000',
    'x'.repeat(1_048_577),
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  ].map((body) => ({ type: 'application/json', body })),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    'nonsense',
    '',
  ].map((type) => ({ type, body: '{}' })),
  { type: 'application/json; charset=utf-7', body: '{}' },
)

/** Text that follows a path, or replaces it. */
export const oddEnding = fc.constantFrom(
  '%',
  '%E0%A4%A',
  '%00',
  '/%2e%2e%2f',
  '//',
  '?',
  '?a=1&a=2',
  '?pageNumber=1&pageNumber=2&rowsPerPage[]=3',
  '?__proto__[x]=1&constructor=2',
  '?%E0%A4%A',
  `?text=${'x'.repeat(10_000)}`,
  `/${'y'.repeat(6_000)}`,
)
