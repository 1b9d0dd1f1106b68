import { at, ball, face, line, ringFace, shaftFace, type Shape } from '../section.ts'

const [wet, seal, power] = ['4RB-WE-10', '4RB-SK-175', '4RB-PE-45']

/** Section of the 4RB from its suction flange to its coupling end. */
export const endSuctionSection: Shape[] = [...wetEnd(), ...sealKit(), ...endSuctionPowerEnd()]

function wetEnd(): Shape[] {
  const [cover, casing, backplate, element] = ['D7232-1-CI', 'D7232-2-CP', 'D7232-4-CI', '4RB-RE-10'].map(
    (part) => `${wet}/${part}`,
  ) as [string, string, string, string]
  return [
    ...at('-150,110 -132,110 0,205').map(([x, r]) =>
      line(cover, [
        [x, 0],
        [x, r],
      ]),
    ),
    line(casing, at('14,258 94,258'), 'e', 'above'),
    face(casing, at('24,264 24,298 -6,298 -6,316 114,316 114,298 84,298 84,264'), {
      step: 0,
      sides: 'below',
    }),
    ...at('128,205 24,160').map(([x, r]) =>
      line(backplate, [
        [x, 0],
        [x, r],
      ]),
    ),
    face(
      cover,
      at(
        '-150,60 -150,110 -132,110 -132,80 -64,80 -36,92 -22,130 -22,205 0,205 0,166 16,166 16,98 -10,98 -10,84 -34,60',
      ),
    ),
    ringFace(`${wet}/D7232-5-BZ`, [-10, 18], [84, 98], { step: 3.5, lean: -45 }),
    face(
      casing,
      at('0,168 0,206 16,206 6,226 0,252 0,440 -38,440 -38,462 14,462 14,258 19,232 29,206 34,186 30,168'),
      { step: 8, lean: -45, sides: 'above' },
    ),
    face(
      casing,
      at(
        '108,150 108,206 92,206 102,226 108,252 108,440 146,440 146,462 94,462 94,258 89,232 79,206 74,186 78,150',
      ),
      { step: 8, lean: -45, sides: 'above' },
    ),
    face(
      casing,
      at(
        '0,168 0,206 10,206 8.9,207.6 6.0,222.6 8.0,237.8 14.7,251.5 25.3,262.5 38.9,269.6 54.0,272.0 69.1,269.6 82.7,262.5 93.3,251.5 100.0,237.8 102.0,222.6 99.1,207.6 108,206 108,150 78,150 76,186 78.5,201.9 85.0,212.7 87.0,225.2 84.1,237.4 76.9,247.7 66.4,254.6 54.0,257.0 41.6,254.6 31.1,247.7 23.9,237.4 21.0,225.2 23.0,212.7 29.5,201.9 32,186 30,168',
      ),
      { step: 8, lean: -45, sides: 'below' },
    ),
    face(backplate, at('84,48 84,148 108,148 108,205 128,205 128,98 196,98 196,72 116,72 116,48')),
    ...impeller(element),
    ...[-1, 1].flatMap((side) => bolts(side)),
  ]
}

function impeller(part: string): Shape[] {
  return [
    line(part, at('33,92 50,70')),
    line(part, at('36,160 66,160')),
    line(part, at('20,70 44,52'), 'd'),
    face(part, at('-14,66 -14,82 12,82 24,94 32,122 36,160 43,160 40,120 33,92 24,74 8,66'), {
      step: 4,
      lean: 60,
    }),
    face(part, at('20,27 20,40 44,48 56,66 61,100 65,160 73,160 73,46 104,46 104,27'), { step: 4, lean: 60 }),
    ringFace(part, [104, 232], [29, 41], { step: 3.6, lean: -45 }),
    face(part, at('20,-24 8,-24 -8,-14 -14,0 -8,14 8,24 20,24'), { step: 0, sides: 'above' }),
  ]
}

/** Heads of the screws in the cover, and the studs through the backplate with their nuts. */
function bolts(side: number): Shape[] {
  const sides = side > 0 ? 'above' : 'below'
  return [
    ringFace(`${wet}/118204`, [-36, -22], [175, 197], { step: 0, sides }),
    ringFace(`${wet}/118642`, [128, 152], [185, 195], { step: 0, sides }),
    ringFace(`${wet}/118718`, [130, 142], [179, 201], { step: 0, sides }),
  ]
}

function sealKit(): Shape[] {
  const part = `${seal}/TB10773`
  return [
    ringFace(part, [128, 148], [42, 62], { step: 3 }),
    ...[154, 162, 170].map((x) => ball(part, [x, 54], 3.6)),
    ringFace(part, [176, 184], [42, 64], { step: 3, lean: -45 }),
    ringFace(part, [184, 196], [44, 71], { step: 3 }),
    ringFace(`${seal}/D7248-1-SS`, [196, 212], [45, 96], { step: 6, lean: -45 }),
  ]
}

/** The 4RB's bearing frame with its shaft. */
function endSuctionPowerEnd(): Shape[] {
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
