import { headerForms, headerWord } from '../../core/table/index.ts'
import { type HeaderKind, wholeHeaders } from './header-words.ts'
import { isUnit, shopUnit } from './units.ts'

const kinds = new Map(
  (Object.entries(wholeHeaders) as [HeaderKind, string][]).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word) => [word, kind] as const),
  ),
)

/** Kind of a header cell, or null: `Artikel-Nr.` is a part number, `Qty on hand (EA)` a quantity that is not ordered. */
export function headerKind(head: string): HeaderKind | null {
  for (const form of headerForms(head)) {
    const kind = kinds.get(form)
    if (kind) return kind === 'quantity' && isOfPacks(head) ? 'rivalQuantity' : kind
  }
  return kindOfWords(head)
}

/** True for `Quantity (boxes of 10)` and `Qty [dz]`, which count something else than pieces. */
const isOfPacks = (head: string): boolean => {
  const inner = /[([]([^)\]]*)[)\]]/.exec(head)?.[1] ?? ''
  return (
    /\d/.test(inner) ||
    inner.split(/[^\p{L}]+/u).some((word) => isUnit(word) && !/^(EA|FT)$/.test(shopUnit(word)))
  )
}

const words = {
  quantity: setOf(
    'qty quantity qtys menge anzahl cantidad cant quantite qte quantidade qtd qtde quantita qta aantal hoeveelheid',
  ),
  ordered: setOf(
    'order ordered requested request required req reqd needed purchase po bestell bestellt pedida pedido solicitada commandee encomendada ordinata besteld',
  ),
  rival: setOf(
    'received shipped delivered open outstanding back backorder backordered remaining due invoiced cancelled confirmed released packs pack boxes box cases case cartons offen geliefert',
  ),
  other: setOf(
    'hand stock onhand available avail min max minimum maximum safety reorder allocated committed last previous prev old per usage used annual monthly moq size bestand',
  ),
  price: setOf('price cost rate preis precio prix preco prezzo prijs'),
  amount: setOf(
    'total amount extended ext line value gesamt betrag importe montant importo valor bedrag totale totaal net',
  ),
  part: setOf(
    'part item material product sku article artikel teil stock catalog catalogue pieza articulo piece peca articolo onderdeel',
  ),
  number: setOf('number no num nr code id numero nummer n ref reference'),
  owner: setOf('our customer buyer internal unsere kunden'),
  seller: setOf('your vendor supplier seller ihre lieferanten'),
  piece: setOf('pcs pieces pc stk stuck units ea each pack packs box boxes bag roll carton case'),
  per: setOf('per pro je par por in size'),
  filler: setOf(
    'the of in to ea each pcs pc pieces unit units uom usd eur gbp cad us dollars us$ ht excl vat tax net a is this we order line',
  ),
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Reads a header of several words; a quantity with words that are not known is not the only one that may be meant. */
function kindOfWords(head: string): HeaderKind | null {
  if (head.length > 60) return null
  const found = head
    .replaceAll('#', ' no ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(headerWord)
    .filter(Boolean)
  const has = (set: ReadonlySet<string>) => found.some((word) => set.has(word))
  if (found.length < 2 || found.length > 6) return null
  if (has(words.quantity)) return kindOfQuantity(found, has)
  if (has(words.piece)) {
    if (has(words.per)) return 'packSize'
    if (has(words.amount) && found.every((word) => words.amount.has(word) || words.filler.has(word)))
      return 'rivalQuantity'
  }
  if (has(words.price)) return has(setOf('total extended ext gesamt line')) ? 'amount' : 'unitPrice'
  if (has(words.part) && has(words.number)) {
    if (has(words.owner)) return 'customerNumber'
    return has(words.seller) ? 'sellerNumber' : 'partNumber'
  }
  return has(words.amount) && found.every((word) => words.amount.has(word) || words.filler.has(word))
    ? 'amount'
    : null
}

function kindOfQuantity(found: readonly string[], has: (set: ReadonlySet<string>) => boolean): HeaderKind {
  if (has(words.other)) return 'otherQuantity'
  if (has(words.rival)) return 'rivalQuantity'
  const rest = found.filter((word) => !words.quantity.has(word) && !words.filler.has(word))
  if (rest.every((word) => words.ordered.has(word))) return has(words.ordered) ? 'orderQuantity' : 'quantity'
  return 'rivalQuantity'
}
