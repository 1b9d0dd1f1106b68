import { listReadingMessages } from './messages.ts'

/** Written units and UN codes of each unit of the shop. */
const written: Readonly<Record<string, string>> = {
  EA: `ea each pc pcs pce pces piece pieces unit units u nos no st stk stck stuck stueck pz pza pzas pzs pezzo pezzi pieza piezas ud uds un und unid unidad unidades unidade
    p pi pieces pca pcas peca pecas stuk stuks szt sztuk sztuka ks kpl kos kom adet db c62 h87 nar eac`,
  FT: 'ft feet foot fot lf linft',
}

const shopUnits = new Map(
  Object.entries(written).flatMap(([unit, words]) => words.split(/\s+/).map((word) => [word, unit] as const)),
)

/** Other units that lists name; each is asked unless it is the part's. */
const otherUnits = new Set(
  `box bx boxes cs case cases ctn carton pk pkg pack packs pck pkt pallet plt bag bg roll rl rolls set sets kit kits pr pair pairs dz doz dozen gr gross c m cm mm km in inch inches yd yds
   mtr mtk mtq meter meters metre metres lm ml l ltr lt liter liters litre gal gl gallon gallons qt kg kgm kgs g grm lb lbs lbr oz onz t tne hur hr hrs paar satz rolle karton packung vpe ve
   caja cajas juego rollo boite jeu rouleau caixa jogo rolo scatola rotolo doos rol can tin tube drum ct hd th mil jgo lot`.split(
    /\s+/,
  ),
)

const unitWord = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** The shop's unit for a written one: `Stk`, `pce` and `C62` are `EA`, `ft.` is `FT`; another is in upper case as written. */
export function shopUnit(text: string): string {
  const trimmed = text.trim()
  return shopUnits.get(unitWord(trimmed)) ?? trimmed.replace(/\.$/, '').toUpperCase()
}

/** True for a word that names a unit: `ea.`, `Stk`, `KG`. */
export const isUnit = (text: string): boolean => {
  const word = unitWord(text)
  return text.length <= 12 && (shopUnits.has(word) || otherUnits.has(word))
}

/** Sentence that asks for the quantity when the list has another unit than the part; null when both are the same. */
export function unitProblem(unit: string, unitOfPart: string): string | null {
  const [listed, sold] = [shopUnit(unit), shopUnit(unitOfPart)]
  return listed === '' || listed === sold ? null : listReadingMessages.otherUnit(listed, sold)
}
