import { headerWord } from '../../core/table/index.ts'

/** First words of rows that sum up or add charges, in the languages of the headers. */
const totals = new Set(
  `total totals subtotal sub grandtotal grand sum summe zwischensumme gesamt gesamtsumme gesamtbetrag endbetrag netto nettosumme brutto warenwert nettowert mwst ust umsatzsteuer importe base
  suma totales iva tva soustotal montant totaux net imponibile totale subtotale totali subtotaal totaal btw tax taxes vat gst hst freight shipping handling delivery postage surcharge discount
  fracht versand versandkosten transport porto verpackung rabatt skonto frete flete envio port livraison remise spedizione trasporto sconto verzendkosten verzending korting descuento desconto
  carriedforward carried ubertrag pagetotal ordertotal total$ amountdue balance lines items`.split(/\s+/),
)

/** Last words that make a row a sum: `Order total`, `Page 2 subtotal`. */
const sums = new Set('total subtotal summe gesamt totale totaal totaux soustotal suma'.split(' '))

/** Sums that are not the total of the lines: taxes, charges, and what includes them. */
const charges =
  /^(mwst|ust|umsatz|iva|tva|btw|tax|vat|gst|hst|freight|shipping|handling|delivery|postage|surcharge|fracht|versand|transport|porto|verpackung|frete|flete|envio|port|livraison|spedizione|trasporto|verzend|discount|rabatt|skonto|remise|sconto|korting|descuento|desconto)/

/** True for the label of a row that sums up or charges: `Total`, `Summe netto`, `Freight`, `MwSt. 19 %`. */
export function isTotalLabel(text: string): boolean {
  if (text.length > 60) return false
  const found = wordsOf(text)
  return found.length > 0 && found.length <= 6 && (totals.has(found[0] ?? '') || sums.has(found.at(-1) ?? ''))
}

/** True if a total label is about a tax or a charge, not the lines. */
export const isCharge = (text: string): boolean => charges.test(wordsOf(text).join(' '))

/** True for the first word of a note: `Note: …`, `Nota: …`, `Hinweis`. */
export const isNote = (text: string): boolean =>
  /^\W*(note|notes|nota|notas|remark|comment|hinweis|anmerkung|bemerkung|remarque|observa|opmerking|let op|attention|achtung|please|bitte)\b/iu.test(
    text,
  )

/** Closing of a mail, followed by a name, an address and telephone numbers. */
export const isClosing = (text: string): boolean =>
  /^(--+|—+|((many|best|kind|warm|with)\s+)*(thanks|thank you|regards|wishes|best|sincerely|cheers|yours|mit freundlichen|freundliche|viele grüße|gruß|gruss|saludos|atentamente|gracias|cordialement|merci|atenciosamente|obrigad|cordiali saluti|distinti saluti|grazie|met vriendelijke|groeten|bedankt)(?!\p{L})[^0-9]{0,30})$/iu.test(
    text.trim(),
  )

/** True for rules that separate rows: `|---:|---|`, `=====`. */
export const isRule = (text: string): boolean => /^[\s|+:=_.*\-–—─═┼├┤│]{3,}$/u.test(text)

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(headerWord)
    .filter(Boolean)
