import { asked, asRead, type KnownLine, orderOf, type OwnLayout } from './own-layout.ts'

const o2 = orderOf('O02')
const o4 = orderOf('O04')
const o5 = orderOf('O05')
const o6 = orderOf('O06')

const mail = (rows: readonly string[], above = 'please send on PO 4500012345, by 12/05/2026:') =>
  [
    'Hi Otto,',
    '',
    `thanks for the 3 seals of last week. For pump 4 in building 7, ${above}`,
    '',
    ...rows,
    '',
    'Best regards',
    'Rosa Ortiz, Riverbend Water District, 1200 Canal Street, Fresno, CA 93706',
    'Phone +1 559 555 0100, Mon 8-5',
  ].join('\n')

const written = (lines: readonly KnownLine[], write: (line: KnownLine, at: number) => string) =>
  lines.map(write)
const textOf = (
  file: string,
  about: string,
  lines: readonly KnownLine[],
  write: (line: KnownLine, at: number) => string,
): OwnLayout => ({ file, about, content: mail(written(lines, write)), lines: asRead(lines), ask: 'may' })

/** Lists as people write them in mails. */
export const mailTexts: readonly OwnLayout[] = [
  textOf('times.txt', '4 x TB10773', o5, ({ part, quantity }) => `${quantity} x ${part}`),
  textOf('dash-pcs.txt', 'TB10773 – 4 pcs', o5, ({ part, quantity }) => `${part} – ${quantity} pcs`),
  textOf(
    'bullets.txt',
    'Bullets, part and text, then the quantity after a dash.',
    o4,
    ({ part, quantity, description }) => `• ${part} ${description} — ${quantity}`,
  ),
  textOf(
    'brackets.txt',
    'Quantity in brackets behind the number.',
    o6,
    ({ part, quantity }, at) => `${at + 1}) ${part} (${quantity})`,
  ),
  textOf(
    'leaders.txt',
    'Dots lead to the quantity.',
    o4,
    ({ part, quantity }) => `${part} ${'.'.repeat(30 - part.length)} ${quantity}`,
  ),
  textOf('colons.txt', 'TB10773: 4', o4, ({ part, quantity }) => `${part}: ${quantity}`),
  textOf('glued.txt', 'TB10773=4 and TB10773:4', o4, ({ part, quantity }, at) =>
    at % 2 ? `${part}=${quantity}` : `${part}:${quantity}`,
  ),
  textOf(
    'prices.txt',
    'Quantity, number and price after @.',
    o5,
    ({ part, quantity, price }) => `${quantity} ${part} @ ${price.toFixed(2)}`,
  ),
  {
    file: 'price-after-at.txt',
    about: 'Only a price behind the number, in whole dollars: no quantity.',
    content: mail(written(o5, ({ part, price }) => `${part} @ ${Math.ceil(price)}.00`)),
    lines: asked(o5),
    ask: 'may',
  },
  {
    file: 'type-21.txt',
    about: 'Descriptions that end in a number, without a quantity: seal type 21, size 4, 2 weeks.',
    content: mail(
      written(
        o6,
        ({ part }, at) =>
          [
            `${part} mechanical seal type 21`,
            `${part} size 4`,
            `${part}, delivery in 2 weeks`,
            `Type 21 seal ${part}`,
            `Dec 5: ${part}`,
            `${part} 3 weeks ago`,
            `${part} 6 vane, 2 pole`,
            `${part} for stage 3`,
            `Model 12 ${part}`,
            `${part} at 1750 rpm`,
          ][at % 10] ?? '',
      ),
      'what do these cost?',
    ),
    lines: asked(o6),
    ask: 'may',
  },
  {
    file: 'fixed-width.txt',
    about: 'A printed report in letters of one width: line, part, description, quantity, price, amount.',
    content: [
      'LN  PART NUMBER       DESCRIPTION                                    QTY UM      PRICE       AMOUNT',
      '--- ----------------- ---------------------------------------- --------- -- ---------- ------------',
      ...o5.map(
        ({ part, description, quantity, unit, price }, at) =>
          `${String(at + 1).padStart(3)} ${part.padEnd(17)} ${description.slice(0, 40).padEnd(40)} ${String(quantity).padStart(9)} ${unit} ${price.toFixed(2).padStart(10)} ${(price * quantity).toFixed(2).padStart(12)}`,
      ),
    ].join('\n'),
    lines: asRead(o5),
    ask: 'may',
  },
  {
    file: 'wrapped-mail.txt',
    about: 'A quoted mail whose lines were wrapped: part and text, quantity on the next line.',
    content: o2
      .map(({ part, description, quantity }) => `> ${part} ${description}\n> Qty: ${quantity} needed`)
      .join('\n'),
    lines: asked(o2),
    ask: 'may',
  },
  {
    file: 'running-text.txt',
    about: 'Several parts in one sentence.',
    content: `Please quote ${o2
      .slice(0, 6)
      .map(({ part, quantity }) => `${quantity} pcs ${part}`)
      .join(', ')}. Thanks!`,
    lines: asRead(o2.slice(0, 6)),
    ask: 'may',
  },
]
