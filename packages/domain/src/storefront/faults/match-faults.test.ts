import { expect, it } from 'vitest'
import { searchWords } from '../../catalogue/numbers/index.ts'
import { matchFaults } from './match-faults.ts'
import { symptomTerms } from './symptom-terms.ts'

const row = (symptom: string, cause = '', remedy = 'Renew the seal') => ({
  documentId: 1,
  page: 9,
  symptom,
  cause,
  remedy,
})
const faults = [
  row('No water', 'Not primed'),
  row('Pump does not prime', 'Air in the suction'),
  row('Too little water', 'Wear rings worn'),
  row('Rattling like gravel', 'Cavitation'),
  row('Seal leaks', 'Faces dry'),
  row('Seal leaks', 'Sleeve scored'),
  row('Bearing noisy', 'Races worn'),
  row('Bearing hot', 'Too much grease'),
  row('Motor overloaded', 'Flow too high'),
  row('Vibration', 'Soft foot'),
  row('Packing drips', 'Gland loose'),
  row('Impeller clogged', 'Rags'),
]
const none = { terms: [], typed: [] }
const termsOf = (typed: string, meant: string[] = []) =>
  symptomTerms(
    searchWords(typed).map((word, place) => ({ whole: [[word]], meant: place === 0 ? meant : [] })),
  )

it.each([
  ['seal leaking', ['Seal leaks']],
  ["pump won't prime", ['Pump does not prime']],
  ['noisy bearing', ['Bearing noisy']],
  ['bearing is overheating', ['Bearing hot']],
  ['pump vibrates', ['Vibration']],
  ['no flow', ['No water', 'Too little water']],
  ['motor trips', ['Motor overloaded']],
  ['gravel noise', ['Rattling like gravel']],
  ['worn wear rings', ['Too little water']],
  ['motor tripped', ['Motor overloaded']],
  ['clogged impeller', ['Impeller clogged']],
  ['impeller blocked', ['Impeller clogged']],
  ['packing dripping', ['Packing drips']],
  ['loose gland', ['Packing drips']],
  ['leaking impeller', []],
])('%s is answered by %j (FIND-60)', (typed, expected) => {
  expect(matchFaults(faults, termsOf(typed) ?? none).map(({ symptom }) => symptom)).toEqual(expected)
})

it.each([
  'mechanical seal',
  'wear ring bronze',
  'impeller',
  'bearing',
  '4RB',
  'water',
  'vent plug',
  'pillow block',
  'pump not',
])('%s is not a question about a fault (FIND-60)', (typed) => {
  expect(termsOf(typed)).toBeNull()
})

it('a symptom comes with all of its causes, and a misspelt word counts as what it means (FIND-60)', () => {
  const [seal] = matchFaults(faults, termsOf('leeking seal', ['leaking']) ?? none)
  expect(seal?.rows.map(({ cause }) => cause)).toEqual(['Faces dry', 'Sleeve scored'])
})

it.each([
  ['bearing whistles', ['Bearing noisy', 'Bearing whistles at speed'], 'Bearing whistles at speed'],
  ['pump loses prime', ['Pump does not prime', 'Loses its prime'], 'Loses its prime'],
])('%s is answered by the one of %j that says it: %s (FIND-60)', (typed, symptoms, first) => {
  const rows = symptoms.map((one) => row(one))
  expect(matchFaults(rows, termsOf(typed) ?? none)[0]?.symptom).toBe(first)
})

it('three symptoms at most answer, the nearest first (FIND-60)', () => {
  const many = [
    'Outer seal of the shaft leaks',
    'Seal leaks badly',
    'Seal leaks',
    'Seal of column leaks',
  ].map((one) => row(one))
  expect(matchFaults(many, termsOf('seal leaks') ?? none).map(({ symptom }) => symptom)).toEqual([
    'Seal leaks',
    'Seal leaks badly',
    'Seal of column leaks',
  ])
})
