import {
  dollars,
  type GeneratedLayout,
  type Line,
  makeOrder,
  openChance,
  type OrderedPart,
} from './order-by-chance.ts'

/** Texts without a header: mails, quoted mails, lists in columns of blanks, and proven columns. */
export function generateTexts(parts: readonly OrderedPart[], lines: number): GeneratedLayout[] {
  return Object.entries(textForms).map(([name, write], number) => {
    const order = makeOrder(parts, lines, openChance(9000 + number))
    return {
      name,
      text: write(order),
      lines: order.map(({ part, quantity }) => ({ part, quantity })),
      decimalMark: '.',
      mayAsk: true,
    }
  })
}

const mail = (rows: readonly string[]) =>
  [
    'Hello,',
    '',
    'please send us on PO 4500012345, by 12/05/2026:',
    '',
    ...rows,
    '',
    'Best regards',
    'Rosa Ortiz',
    '1200 Canal Street, Fresno, CA 93706',
    'Phone 559-555-0100',
  ].join('\n')

const textForms: Readonly<Record<string, (order: readonly Line[]) => string>> = {
  'a numbered mail': (order) =>
    mail(order.map(({ part, quantity }, place) => `${place + 1}. ${part} - ${quantity}`)),
  'a mail with the quantity first': (order) =>
    mail(order.map(({ part, quantity }) => `${quantity} x ${part}`)),
  'a mail with units': (order) =>
    mail(order.map(({ part, quantity, unit }) => `- ${quantity} ${unit.toLowerCase()} ${part}`)),
  'a mail with words': (order) => mail(order.map(({ part, quantity }) => `${part}, qty ${quantity}`)),
  'a quoted mail': (order) => mail(order.map(({ part, quantity }) => `> ${part}: ${quantity} pcs`)),
  'two columns': (order) => order.map(({ part, quantity }) => `${part}\t${quantity}`).join('\n'),
  'the quantity first': (order) => order.map(({ part, quantity }) => `${quantity}\t${part}`).join('\r\n'),
  'a description between': (order) =>
    order.map(({ part, quantity, description }) => `${part}\t${description}\t${quantity}`).join('\n'),
  'proven, with line numbers': (order) =>
    order
      .map(({ part, quantity, description, unit, price }, place) =>
        [place * 10 + 10, part, description, quantity, unit, dollars(price), dollars(price * quantity)].join(
          '\t',
        ),
      )
      .join('\n'),
  'proven, from the right': (order) =>
    order
      .map(({ part, quantity, price }, place) =>
        [dollars(price * quantity), dollars(price), quantity, place + 1, part].join(';'),
      )
      .join('\n'),
  'columns of blanks': (order) =>
    order
      .map(
        ({ part, quantity, description }) =>
          `${part.padEnd(16)}${description.padEnd(60)}${String(quantity).padStart(8)}`,
      )
      .join('\n'),
  'columns of blanks with a header': (order) =>
    [
      ['Part', 'Description', 'Qty'],
      ...order.map(({ part, description, quantity }) => [part, description, String(quantity)]),
    ]
      .map(
        ([part = '', description = '', quantity = '']) =>
          `> ${part.padEnd(16)}${description.padEnd(60)}${quantity.padStart(8)}`,
      )
      .join('\n'),
}
