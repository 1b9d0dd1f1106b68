import { at, ball, face, line, ringFace, type Shape, shaftFace } from '../section.ts'

const power = '4RB-PE-45'

/** The 4RB's bearing frame with its shaft. */
export function endSuctionPowerEnd(): Shape[] {
  const [frame, inboard, outboard] = ['D7241-1-DI', 'D7246-1-CI', 'D7243-1-CI'].map(
    (part) => `${power}/${part}`,
  ) as [string, string, string]
  return [
    ...at('146,205 264,118 520,140 544,140').map(([x, r]) =>
      line(frame, [
        [x, 0],
        [x, r],
      ]),
    ),
    face(`${power}/D7247-1-CI`, at('478,118 478,298 436,298 436,316 566,316 566,298 522,298 522,130'), {
      step: 0,
      sides: 'below',
    }),
    face(
      frame,
      at(
        '128,176 128,205 146,205 146,192 252,130 272,118 520,118 520,140 544,140 544,84 494,84 494,100 310,100 310,76 264,76 264,96 244,112 150,170',
      ),
      { step: 8, lean: -45 },
    ),
    ringFace(inboard, [246, 264], [44, 94], { step: 5 }),
    face(outboard, at('544,48 544,138 560,138 560,84 586,72 586,46 572,46 572,62 560,62 560,48'), {
      step: 6,
    }),
    ...bearing([266, 302], [34, 76], [284]),
    ...bearing([494, 542], [40, 84], [506, 530]),
    ...shaftFace(`${power}/D7242-7-SS`, 20, at('104,27 232,29 302,34 490,46 556,40 606,35 716,28 722,22')),
    face(`${power}/118394`, at('628,-7 698,-7 698,7 628,7'), { step: 0, sides: 'above' }),
  ]
}

function bearing([x0, x1]: [number, number], [inner, outer]: [number, number], balls: number[]): Shape[] {
  const part = `${power}/4RB-BR-45`
  const race = (outer - inner) * 0.3
  return [
    ringFace(part, [x0, x1], [outer - race, outer], { step: 3.4 }),
    ringFace(part, [x0, x1], [inner, inner + race], { step: 3.4 }),
    ...balls.map((x) => ball(part, [x, (outer + inner) / 2], (outer - inner) * 0.27)),
  ]
}
