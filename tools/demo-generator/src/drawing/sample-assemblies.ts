import type { Assembly, Form, FormKind } from '../assembly.ts'

type Row = [kind: FormKind, od: number, length: number, bore?: number, count?: number, quantity?: number]

/** A made-up assembly for tests: parts … in the order of the rows. */
function sample(partNumber: string, axis: Assembly['axis'], rows: Row[]): Assembly {
  const components = rows.map(([kind, od, length, bore = 0, count = 0, quantity = 1], i) => ({
    position: i + 1,
    partNumber: `${partNumber}-${i + 1}`,
    description: `${kind} <${i + 1}> & more`,
    quantity,
    form: { kind, od, length, bore, count } satisfies Form,
  }))
  return { partNumber, title: `Sample "${partNumber}"`, axis, components }
}

export const wetEnd = sample('WE', 'horizontal', [
  ['hex-screw', 0.94, 2.25, 0, 0, 8],
  ['suction-cover', 13.5, 4, 4, 8],
  ['gasket', 13.4, 0.06, 10, 8],
  ['wear-ring', 6, 1.2, 4.8],
  ['hex-screw', 1.2, 2.2],
  ['impeller-closed', 9.75, 3.4, 1, 6],
  ['casing-volute', 13.5, 5.3, 10, 8],
  ['gasket', 13.1, 0.06, 8.3, 8],
  ['backplate', 13.5, 3.7, 3.6, 8],
  ['stud', 0.625, 3.5, 0, 0, 8],
  ['washer', 1.3, 0.13, 0.625, 0, 8],
  ['hex-nut', 0.94, 0.55, 0.625, 0, 8],
])

export const verticalBowl = sample('VB', 'vertical', [
  ['strainer', 12.5, 14],
  ['hex-screw', 0.75, 1.5, 0, 0, 4],
  ['suction-bell', 12, 9, 1.2, 8],
  ['bushing', 2, 4, 1.2],
  ['impeller-closed', 8, 3, 1.2, 6],
  ['o-ring', 11, 0.2, 10.6],
  ['bowl', 11.75, 11, 1.2, 8],
  ['shaft', 1.2, 60],
  ['baseplate', 26, 26],
])

export const sealKit = sample('SK', 'horizontal', [
  ['gland', 6, 1.6, 1.75, 2],
  ['mechanical-seal', 2.9, 2.4, 1.75],
  ['o-ring', 3, 0.14, 2.7, 0, 2],
])

/** As many parts as the largest drawing has, of every kind that may lie side by side. */
export const powerEnd = sample('PE', 'horizontal', [
  ['lip-seal', 3, 0.4, 2],
  ['hex-screw', 0.56, 1, 0, 0, 4],
  ['bearing-cover', 6, 1.4, 2, 4],
  ['gasket', 6, 0.03, 4.2, 4],
  ['frame-bearing', 13.5, 14, 4, 8],
  ['plug', 0.8, 1, 0, 0, 2],
  ['grease-fitting', 0.5, 1],
  ['ball-bearing', 3.94, 0.98, 1.77, 9],
  ['snap-ring', 3.9, 0.1, 3.4],
  ['shaft', 2.3, 22],
  ['key', 0.5, 2.5],
  ['roller-bearing', 4.3, 1.1, 1.9],
  ['lock-washer', 2.6, 0.1, 1.9],
  ['hex-nut', 2.8, 0.5, 1.9],
  ['bearing-cover', 6, 1.4, 2, 4],
  ['socket-screw', 0.3, 0.5, 0, 0, 2],
  ['coupling-half', 6.4, 3, 1.5, 6],
  ['coupling-insert', 5, 1.2, 2, 6],
  ['coupling-half', 6.4, 3, 2, 6],
  ['guard', 9, 12],
  ['motor', 19, 31, 2],
  ['baseplate', 22, 58],
  ['nameplate', 3, 1.4],
  ['lifting-eye', 2, 3],
  ['cable', 1.4, 12],
  ['hose', 1, 18],
])
