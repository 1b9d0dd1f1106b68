import { parseArgs } from 'node:util'
import { printTable } from '../print-table.ts'
import { type Degradation, degradations } from './degrade.ts'
import type { Shape } from './draw-sheet.ts'
import { lookThrough, type Sheet } from './look-through.ts'
import { precisionOf, recallOf, type Score, sumOf } from './score.ts'

/** Corpus that the finder was built with, and one it had not seen then; some failures have been fixed since. */
const corpora = {
  seen: {
    drawings: [
      '4RB-PE-45',
      '12VT-4S-50',
      '16MF-BH-65',
      '4SUB-WE-08',
      '8HSC-BH-60',
      'T6A-SU-60',
      'MTR-040-6V',
    ],
    fonts: ['arimo', 'tinos', 'cousine', 'dejavu-sans', 'roboto-condensed', 'lato'],
  },
  unseen: { drawings: ['4RB-WE-10', 'T6A-PE-55'], fonts: ['overpass', 'pt-sans'] },
}
type Corpus = keyof typeof corpora

const shapes: Shape[] = ['ROUND', 'SQUARE', 'HEXAGON', 'BARE']

/** Finds the callouts in the corpus, or in every nth image of it, and prints the scores. */
export async function measureCallouts(given: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      every: { type: 'string', default: '1' },
      corpus: { type: 'string', default: 'seen,unseen' },
      bom: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  for (const name of Object.keys(corpora) as Corpus[]) {
    if (!values.corpus.includes(name)) continue
    const sheets = sheetsOf(name).filter((_, n) => n % Number(values.every) === 0)
    const scores: [Sheet, Score][] = []
    for (const sheet of sheets) scores.push([sheet, await lookThrough(sheet, values.bom)])
    console.log(`\n${name}: ${sheets.length} pictures${values.bom ? '' : ', without a BOM'}`)
    printScores(scores)
  }
}

function sheetsOf(name: Corpus): Sheet[] {
  const { drawings, fonts } = corpora[name]
  const all = Object.keys(degradations) as Degradation[]
  const sheets = fonts.flatMap((font) =>
    [100, 150, 200, 300].flatMap((dpi) =>
      all.flatMap((degradation) => shapes.map((shape) => ({ font, dpi, degradation, shape }))),
    ),
  )
  return sheets.map((sheet, seed) => ({
    ...sheet,
    drawing: drawings[seed % drawings.length] ?? '',
    numbers: Math.floor(seed / 4) % 2 === 0 ? 'own' : 'mixed',
    seed,
  }))
}

function printScores(scores: readonly [Sheet, Score][]) {
  const isEnclosed = ({ shape }: Sheet) => shape !== 'BARE'
  const groups: [string, (sheet: Sheet) => boolean][] = [
    [
      'round, clean, 200 dpi',
      (sheet) => sheet.shape === 'ROUND' && sheet.degradation === 'clean' && sheet.dpi === 200,
    ],
    ['round, square, hexagon, degraded', (sheet) => isEnclosed(sheet) && sheet.degradation !== 'clean'],
    ['bare', ({ shape }) => shape === 'BARE'],
    ...shapes.map((shape): [string, (sheet: Sheet) => boolean] => [
      `  ${shape.toLowerCase()}`,
      (sheet) => sheet.shape === shape,
    ]),
    ...group('degradation', scores),
    ...group('dpi', scores),
    ...group('font', scores),
  ]
  const rows = groups.flatMap(([name, isIn]) => {
    const some = scores.filter(([sheet]) => isIn(sheet)).map(([, score]) => score)
    return some.length > 0 ? [[name, ...cells(sumOf(some))]] : []
  })
  const all = sumOf(scores.map(([, score]) => score))
  printTable(
    ['', 'callouts', 'recall', 'precision', 'sure', 'sure, wrong'],
    [...rows, ['all', ...cells(all)]],
  )
}

/** One group for each value of this kind, without bare sheets. */
function group(kind: 'degradation' | 'dpi' | 'font', scores: readonly [Sheet, Score][]) {
  const values = [...new Set(scores.map(([sheet]) => sheet[kind]))]
  return values.map((value): [string, (sheet: Sheet) => boolean] => [
    `  ${value}, not bare`,
    (sheet) => sheet.shape !== 'BARE' && sheet[kind] === value,
  ])
}

function cells(score: Score): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return [
    String(score.drawn),
    percent(recallOf(score)),
    percent(precisionOf(score)),
    percent(score.sure / score.drawn),
    `${((100 * score.surelyWrong) / score.drawn).toFixed(2)} %`,
  ]
}
