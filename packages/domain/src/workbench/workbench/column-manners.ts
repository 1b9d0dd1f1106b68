import { headerForms, headerWord } from '../../core/table/index.ts'
import { unitsOf, withoutUnit } from './units.ts'

/** Kind of content in a column of the import format; it determines the damage possible in its cells. */
export type Manner = 'PART' | 'IDENTIFIER' | 'REFERENCE' | 'POSITION' | 'LEVEL' | 'NUMBER' | 'DATE' | 'TEXT'

const partHeaders =
  'partnumber partno part pn item itemno itemnumber itemcode material materialno materialnumber product productno sku artikelnummer artikelnr artnr artikel teilenummer teilenr teil sachnummer sachnr materialnummer materialnr identnummer identnr'
const bomHeaders =
  'bom bomnumber bomno parent parentpart parentpartno parentpartnumber parentitem parentno assembly assemblyno topitem stuckliste stucklistennummer stucklistennr stucklistenkopf baugruppe baugruppennummer baugruppennr oberteil vaterteil vater'

/** Names that ERPs and people give to the columns of each kind, in English and German, without spaces and punctuation. */
const columnWords: Readonly<Record<Manner, Readonly<Record<string, string>>>> = {
  PART: {
    part_number: partHeaders,
    parent_part_number: bomHeaders,
    child_part_number: `component componentno componentpart child childpart childpartno childitem komponente komponentennummer komponentennr unterteil kind kindteil ${partHeaders}`,
    bom_number: bomHeaders,
    replaced_by:
      'replacedby replacement supersededby newpart newpartnumber newpartno ersetztdurch ersatz nachfolger neueteilenummer',
    alternate: 'alternate alternatepart alternative alternativteil alternativartikel',
    exploded_drawing_number: 'drawing drawingnumber drawingno zeichnung zeichnungsnummer',
  },
  IDENTIFIER: {
    serial_number:
      'serialnumber serialno serial sn seriennummer seriennr fabriknummer fabriknr maschinennummer',
    copilot_id: 'copilot copilotid',
    account_identifier: 'account accountno customerno kundennummer kundennr debitor',
    identifier: 'account accountno identifier kundennummer kundennr debitor',
    code: 'code distributorcode handlernummer',
  },
  REFERENCE: {
    reference: 'reference ref refdes referenz balloon balloonno findno findnumber',
  },
  POSITION: {
    position:
      'position pos posno positionno positionsnummer posnr itempos balloon balloonno findno findnumber lfdnr seq sequence lineno',
  },
  LEVEL: {
    level: 'level lvl bomlevel indent indenturelevel stufe ebene strukturstufe',
  },
  NUMBER: {
    quantity: 'quantity qty qtyper quantityper amount menge anzahl stuckzahl stk mengeprobaugruppe bestand',
    price:
      'price listprice unitprice salesprice pricelist preis listenpreis verkaufspreis vkpreis vk stuckpreis einzelpreis bruttopreis',
    weight_lb: 'weight weightlb weightlbs gewicht gewichtlb',
    stock: 'stock onhand qtyonhand instock lagerbestand bestand',
    lead_time_days: 'leadtime leadtimedays lead lieferzeit lieferzeittage wiederbeschaffungszeit wbz',
    trim: 'trim impellertrim laufraddurchmesser',
    trim_min: 'trimmin mintrim minimumtrim leasttrim kleinsterlaufraddurchmesser',
    trim_full: 'trimfull fulltrim maxtrim maximumtrim fulldiameter grossterlaufraddurchmesser',
    angle: 'angle bladeangle schaufelwinkel winkel',
    discount_percent: 'discount discountpercent rabatt',
  },
  DATE: {
    effective_date: 'effectivedate effective effectivefrom pricevalidfrom gultigab preisgultigab inkraftab',
    valid_from: 'validfrom startdate gultigvon gultigab',
    valid_to: 'validto enddate gultigbis',
    ship_date: 'shipdate shipped shippedon deliverydate lieferdatum auslieferung',
    due_on: 'dueon due duedate expected expectedon liefertermin termin wareneingang',
  },
  TEXT: {
    description:
      'description desc partdescription itemdescription designation bezeichnung benennung beschreibung artikelbezeichnung kurztext materialkurztext text',
    unit: 'unit uom um unitofmeasure einheit me mengeneinheit basismengeneinheit',
    is_paintable: 'paintable lackierbar',
    is_sellable: 'sellable salable saleable forsale verkauflich verkaufbar',
    has_other_material: 'othermaterial anderermaterial andererwerkstoff',
    pump_model: 'model pumpmodel modell pumpenmodell baureihe',
    pump_type: 'type pumptype typ pumpentyp bauart',
    warehouse: 'warehouse whse location site lager lagerort werk',
    country: 'country countrycode land',
    state: 'state bundesland',
    is_main: 'main mainwarehouse hauptlager',
    name: 'name bezeichnung',
    hex_code: 'hex hexcode colorcode colourcode farbcode',
    kind: 'kind art',
    both_ways: 'bothways beidseitig',
    note: 'note notes remark bemerkung',
    url: 'url link address adresse',
    manual_1: 'manual handbuch',
    manual_2: 'handbuch2',
    force_nested: 'forcenested',
  },
}

/** A column has the same kind of content in every file. */
const manners = new Map(
  Object.entries(columnWords).flatMap(([manner, columns]) =>
    Object.keys(columns).map((column) => [column, manner as Manner]),
  ),
)

export const mannerOf = (column: string): Manner => manners.get(column) ?? 'TEXT'

const headersOf = new Map(
  Object.values(columnWords).flatMap((columns) =>
    Object.entries(columns).map(([column, headers]) => [column, new Set(headers.split(' '))]),
  ),
)

/** True when a header cell refers to a column: by its own name, or by a name used elsewhere. */
export function meansColumn(head: string, column: string): boolean {
  const known = headersOf.get(column)
  const own = headerWord(column)
  const bare = unitsOf(column).length > 0 ? headerForms(withoutUnit(head)) : []
  return [...headerForms(head), ...bare].some((word) => word === own || known?.has(word))
}

const measured = [...headersOf.keys()].filter((column) => unitsOf(column).length > 0)

const knownWords = new Set([...headersOf].flatMap(([column, headers]) => [headerWord(column), ...headers]))

/** True when a header cell refers to any column of the import format. */
export const isKnownHead = (head: string): boolean =>
  headerForms(head).some((word) => knownWords.has(word)) ||
  measured.some((column) => meansColumn(head, column))
