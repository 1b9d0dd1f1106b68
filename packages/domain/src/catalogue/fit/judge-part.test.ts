import { describe, expect, it } from 'vitest'
import type { Alternate } from './approved-alternate.ts'
import { randomOf, type Random } from './examples.ts'
import { judgeOf } from './judge-part.ts'
import { type PumpRecord, type ServicePart, statesOf } from './pump-states.ts'
import type { PumpLine } from './pump-tree.ts'

const line = (
  parent: string,
  position: number,
  partNumber: string,
  rest: Partial<PumpLine> = {},
): PumpLine => ({
  parent,
  position,
  reference: String(position),
  partNumber,
  description: `Part ${partNumber}`,
  buildQuantity: 1,
  validFrom: null,
  validTo: null,
  ...rest,
})

const service = (onDate: string, path: number[], partNumber: string): ServicePart => ({
  onDate,
  path,
  partNumber,
  description: `Part ${partNumber}`,
  quantity: 1,
})

const alternate = (partNumber: string, by: string, rest: Partial<Alternate> = {}): Alternate => ({
  partNumber,
  alternate: by,
  kind: 'EQUAL',
  isBothWays: false,
  bomNumber: null,
  note: null,
  ...rest,
})

interface Known extends Partial<PumpRecord> {
  replacedBy?: [string, string][]
  alternates?: Alternate[]
}

const judged = ({ replacedBy = [], alternates = [], ...rest }: Known) => {
  const record: PumpRecord = {
    serialNumber: '100234',
    bomNumber: 'PUMP',
    description: 'Pump, end suction',
    shipDate: '2019-05-02',
    file: [],
    lines: [],
    services: [],
    ...rest,
  }
  return judgeOf({ record, states: statesOf(record), replacedBy: new Map(replacedBy), alternates })
}

const file = [line('PUMP', 1, 'WET'), line('WET', 6, 'OR2-222-N'), line('WET', 7, 'NUT')]

describe('verdict and reason (FIT-05)', () => {
  const place = { assembly: 'Part WET', position: '6' }

  it('a part in the pump is FITS', () => {
    const fits = { ...place, verdict: 'FITS', reason: 'Fits: same part as shipped in 2019.' }
    expect(judged({ file })('OR2-222-N')).toEqual(fits)
    expect(judged({ file })('WET')).toMatchObject({ assembly: 'Pump, end suction', position: '1' })
  })

  it('the end of the chain of a shipped part is REPLACES, and the shipped part itself is CHANGED_SINCE', () => {
    const judge = judged({
      file,
      replacedBy: [
        ['OR2-222-N', 'OR2-222-M'],
        ['OR2-222-M', 'OR2-222-V'],
      ],
    })
    expect(judge('OR2-222-V')).toEqual({
      ...place,
      verdict: 'REPLACES',
      reason: 'Fits: OR2-222-V replaces OR2-222-N (shipped 2019).',
    })
    expect(judge('OR2-222-N')).toEqual({
      ...place,
      verdict: 'CHANGED_SINCE',
      reason: 'OR2-222-N (shipped 2019) is replaced by OR2-222-V.',
    })
    expect(judge('OR2-222-M').verdict).toBe('NOT_IN_THIS_PUMP')
  })

  it('an approved alternate is ALTERNATE, and an approval for this BOM takes precedence', () => {
    const alternates = [
      alternate('OR2-222-N', 'ACE'),
      alternate('OR2-222-N', 'ACE', { kind: 'IN_NEED', bomNumber: 'WET', note: 'Not above 80 °C.' }),
      alternate('BEST', 'NUT', { kind: 'BETTER', isBothWays: true }),
    ]
    const judge = judged({ file, alternates })
    expect(judge('ACE')).toEqual({
      ...place,
      verdict: 'ALTERNATE',
      reason: 'Approved as a substitute until you have OR2-222-N: Not above 80 °C.',
    })
    expect(judge('BEST').reason).toBe('Approved as better than NUT.')
  })

  it('a part that a service removed, or that only today’s BOM has, is CHANGED_SINCE', () => {
    const lines = [
      line('PUMP', 1, 'WET'),
      line('WET', 6, 'OR3-300'),
      line('WET', 7, 'NUT'),
      line('WET', 8, 'WASHER'),
    ]
    const judge = judged({ file, lines, services: [service('2024-03-05', [1, 7], 'STUD')] })
    const reasons = {
      STUD: ['FITS', 'Fits: put in on 03/05/2024.'],
      NUT: ['CHANGED_SINCE', 'NUT (shipped 2019) was replaced by STUD on 03/05/2024.'],
      'OR3-300': ['CHANGED_SINCE', 'OR2-222-N (shipped 2019) is now OR3-300.'],
      WASHER: ['CHANGED_SINCE', 'WASHER is new since the pump shipped in 2019.'],
      BOLT: ['NOT_IN_THIS_PUMP', 'Not in pump 100234.'],
    }
    for (const [partNumber, [verdict, reason]] of Object.entries(reasons))
      expect(judge(partNumber)).toMatchObject({ verdict, reason })
  })

  it('a kit that replaces a part fits, the parts of the kit do not', () => {
    const lines = [line('PUMP', 1, 'SEAL'), line('KIT', 1, 'RING')]
    const judge = judged({ lines, shipDate: null, replacedBy: [['SEAL', 'KIT']] })
    expect(judge('KIT')).toMatchObject({
      verdict: 'REPLACES',
      reason: "Fits: KIT replaces SEAL (in today's BOM).",
    })
    expect(judge('RING').verdict).toBe('NOT_IN_THIS_PUMP')
  })
})

/**
 * Part numbers that look right but are wrong. Each trap starts from `has`, which is in the pump, and returns the number to
 * ask for.
 */
const traps: Record<string, (has: string, known: Required<Known>, random: Random) => string> = {
  'a number that looks the same': (has, _, random) =>
    random.pick([`${has}A`, `0${has}`, has.toLowerCase(), has.replace('-', ''), `${has} `, has.slice(0, -1)]),
  'an equal of an equal': (has, known) => {
    known.alternates.push(
      alternate(has, 'E1', both),
      alternate('E1', 'E2', both),
      alternate('E2', 'E3', both),
    )
    return 'E2'
  },
  'an alternate in another BOM': (has, known) => {
    known.alternates.push(alternate(has, 'E1', { ...both, bomNumber: 'OTHER' }))
    return 'E1'
  },
  'an alternate backwards': (has, known) => {
    known.alternates.push(alternate('E1', has), alternate('E1', has, { kind: 'BETTER', bomNumber: 'PUMP' }))
    return 'E1'
  },
  'an alternate of what takes its place': (has, known) => {
    known.replacedBy.push([has, 'S1'])
    known.alternates.push(alternate('S1', 'E1', both))
    return 'E1'
  },
  'what takes the place of an alternate': (has, known) => {
    known.alternates.push(alternate(has, 'E1', both))
    known.replacedBy.push(['E1', 'E2'])
    return 'E2'
  },
  'what it took the place of': (has, known) => {
    known.replacedBy.push(['OLD', has])
    return 'OLD'
  },
  'the middle of its chain': (has, known, random) => {
    const length = 2 + random.below(62)
    for (let step = 0; step < length; step++) known.replacedBy.push([step ? `S${step}` : has, `S${step + 1}`])
    return `S${1 + random.below(length - 1)}`
  },
  'a chain in a circle': (has, known, random) => {
    known.replacedBy.push([has, 'S1'], ['S1', 'S2'], ['S2', has])
    return random.pick(['S1', 'S2'])
  },
  'what a service took out': (has, known, random) => {
    known.services = [...known.services, service('2024-03-05', pathTo(has, known), random.pick(['X1', 'X2']))]
    return has
  },
  'what stood in an assembly that was replaced': (_, known) => {
    known.file = [...known.file, line('PUMP', 90, 'OLD-ASM'), line('OLD-ASM', 1, 'INNER')]
    known.services = [...known.services, service('2024-03-05', [90], 'NEW-ASM')]
    return 'INNER'
  },
  "what only today's BOM has": (_, known) => {
    known.lines = [...known.lines, line('PUMP', 80, 'LATER')]
    return 'LATER'
  },
  'what only an earlier BOM had': (_, known) => {
    known.lines = [...known.lines, line('PUMP', 80, 'EARLIER', { validTo: '2024-01-01' })]
    return 'EARLIER'
  },
  'what is in the kit that takes its place': (has, known) => {
    known.replacedBy.push([has, 'KIT'])
    known.lines = [...known.lines, line('KIT', 1, 'K1')]
    return 'K1'
  },
}

const both = { isBothWays: true }
const pathTo = (partNumber: string, { file: lines }: Required<Known>) =>
  lines.flatMap(({ partNumber: one, parent, position }) =>
    one === partNumber ? [...(parent === 'PUMP' ? [] : [1]), position] : [],
  )

/** Generates a pump with chains and alternates of parts that no test asks for; all parts have the same description. */
function anyPump(random: Random): Required<Known> {
  const lines = [
    line('PUMP', 1, 'WET'),
    ...Array.from({ length: 2 + random.below(5) }, (_, at) =>
      line(random.pick(['PUMP', 'WET']), at + 2, `OR2-22${at}-N`, { description: 'O-ring' }),
    ),
  ]
  return {
    serialNumber: '100234',
    bomNumber: 'PUMP',
    description: 'Pump',
    shipDate: '2019-05-02',
    file: lines,
    lines: random.chance(0.5) ? lines : [],
    services: [],
    replacedBy: [['N1', 'N2']],
    alternates: [alternate('N1', 'N3', both), alternate('N2', 'N4')],
  }
}

const rightOnes: Record<string, (has: string, known: Required<Known>) => string> = {
  itself: (has) => has,
  'the end of its chain': (has, known) => {
    known.replacedBy.push([has, 'S1'], ['S1', 'S2'])
    return 'S2'
  },
  'an alternate in its BOM': (has, known) => {
    known.alternates.push(alternate(has, 'E1', { bomNumber: 'PUMP' }))
    return 'E1'
  },
  'what a service put in': (has, known) => {
    known.services = [service('2024-03-05', pathTo(has, known), 'X1')]
    return 'X1'
  },
}

/** Runs 10,000 cases built in one of these ways and returns those with the verdict asked for (fits or does not fit). */
function cases(ways: typeof traps, fits: boolean): string[] {
  return Array.from({ length: 10_000 }, (_, seed) => seed + 1).flatMap((seed) => {
    const random = randomOf(seed)
    const known = anyPump(random)
    const has = random.pick(known.file.slice(1)).partNumber
    const [name, way] = random.pick(Object.entries(ways))
    const wanted = way(has, known, random)
    const { verdict } = judged(known)(wanted)
    const isRight = verdict !== 'CHANGED_SINCE' && verdict !== 'NOT_IN_THIS_PUMP'
    return isRight === fits ? [`${seed}: ${name} is ${verdict}`] : []
  })
}

it('none of 10,000 parts that only look right fits (FIT-06)', () => {
  expect(cases(traps, true)).toEqual([])
})

it('all of 10,000 right parts fit (FIT-06)', () => {
  expect(cases(rightOnes, false)).toEqual([])
})
