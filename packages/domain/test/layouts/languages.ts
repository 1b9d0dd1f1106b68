export type Column = 'line' | 'part' | 'text' | 'quantity' | 'unit' | 'price' | 'amount' | 'needBy' | 'own'

/** Headers of each language, in the order of `Column`. */
export const languages: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  English: headers(
    'Line|Ln|#|Item',
    'Part Number|Part No.|P/N|Item #|SKU',
    'Description|Desc.',
    'Qty|Quantity|Order Qty|Qty Ordered',
    'UOM|Unit|U/M',
    'Unit Price|Price Each|Unit Cost (USD)',
    'Amount|Ext. Price|Line Total',
    'Need by|Required Date',
    'Our Part No.|Customer Item',
  ),
  German: headers(
    'Pos|Pos.|Lfd. Nr.|Zeile',
    'Artikel-Nr.|Artikelnummer|Material|Teile-Nr.',
    'Bezeichnung|Benennung',
    'Menge|Bestellmenge|Anzahl',
    'ME|Einheit|Mengeneinheit',
    'Einzelpreis|E-Preis|Preis/Stk',
    'Gesamtpreis|Betrag|Wert',
    'Liefertermin|Wunschtermin',
    'Unsere Artikelnummer|Kundenmaterialnummer',
  ),
  French: headers(
    'Ligne|N°|Pos.',
    'Référence|Réf.|Code article',
    'Désignation|Libellé',
    'Qté|Quantité|Qté commandée',
    'Unité|U',
    'P.U. HT|Prix unitaire',
    'Montant HT|Total HT',
    'Date de livraison|Livraison',
    'Référence client|Notre référence',
  ),
  Spanish: headers(
    'Línea|Pos.|N.º',
    'Código|Nº pieza|Referencia',
    'Descripción|Concepto',
    'Cantidad|Cant.|Cantidad pedida',
    'Unidad|Ud.|U.M.',
    'Precio unitario|Precio',
    'Importe|Total',
    'Fecha de entrega|Plazo',
    'Nuestra referencia|Código cliente',
  ),
  Portuguese: headers(
    'Linha|Pos.|N.º',
    'Código|Referência|Cód. material',
    'Descrição|Designação',
    'Qtd.|Quantidade|Qtde',
    'Un.|Unidade',
    'Preço unit.|Valor unitário',
    'Valor total|Total',
    'Data de entrega|Data entrega',
    'Nossa referência|Código interno',
  ),
  Italian: headers(
    'Riga|Pos.|N.',
    'Codice articolo|Codice|Cod. art.',
    'Descrizione|Denominazione',
    'Q.tà|Quantità|Quantità ordinata',
    'U.M.|Unità',
    'Prezzo unitario|Prezzo',
    'Importo|Totale',
    'Data consegna|Consegna',
    'Codice cliente|Nostro codice',
  ),
  Dutch: headers(
    'Regel|Nr.|Pos.',
    'Artikelnummer|Artikelcode|Onderdeelnr.',
    'Omschrijving|Benaming',
    'Aantal|Hoeveelheid|Besteld aantal',
    'Eenheid|Eenh.',
    'Prijs|Stukprijs',
    'Bedrag|Totaal',
    'Leverdatum|Gewenste datum',
    'Ons artikelnummer|Klantartikelnummer',
  ),
}

function headers(...lists: string[]): Record<string, readonly string[]> {
  const columns: Column[] = ['line', 'part', 'text', 'quantity', 'unit', 'price', 'amount', 'needBy', 'own']
  return Object.fromEntries(columns.map((column, place) => [column, lists[place]?.split('|') ?? []]))
}

/** Label of the total in each language. */
export const totals: Readonly<Record<string, string>> = {
  English: 'Total',
  German: 'Summe netto',
  French: 'Total HT',
  Spanish: 'Importe total',
  Portuguese: 'Total',
  Italian: 'Totale',
  Dutch: 'Totaal',
}
