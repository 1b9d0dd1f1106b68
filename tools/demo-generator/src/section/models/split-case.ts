import type { Point } from '../../drawing/geometry/vector.ts'
import { at, ball, face, line, ringFace, type Shape, shaftFace } from '../section.ts'

const [casing, rotor, seals, bearings] = ['8HSC-CA-17', '8HSC-RT-17', '8HSC-SK-325', '8HSC-BH-60']
/** Radius and half length of the casing. */
const [R, H] = [230, 300]

/** Section of the 8HSC along its shaft: both halves of the casing around a double suction rotor. */
export const splitCaseSection: Shape[] = [
  ...casingHalf('above'),
  ...casingHalf('below'),
  ...[-1, 1].flatMap((end) => [...rotorHalf(end), ...sealAt(end), ...bearingAt(end)]),
  ...shaftFace(rotor, -500, at('-440,34 -330,44 330,50 440,44 560,34 620,28')),
]

type Points = Point[]
function casingHalf(sides: 'above' | 'below'): Shape[] {
  const number = sides === 'above' ? 'D4402-2-CI' : 'D4401-2-CI'
  const wall: Points = [
    [H, 78],
    [H, 112],
    [H * 0.72, 116],
    [H * 0.62, 156],
    [H * 0.44, 186],
    [H * 0.3, 190],
    [H * 0.24, 236],
    [0, R + 26],
  ]
  const bay: Points = [
    [0, R],
    [H * 0.16, 214],
    [H * 0.18, 120],
    [H * 0.26, 120],
    [H * 0.3, 152],
    [H * 0.46, 150],
    [H * 0.58, 122],
    [H * 0.66, 78],
  ]
  const mirrored = (points: Points) => towards(-1, points).toReversed()
  const outline = [...wall, ...mirrored(wall.slice(0, -1)), ...towards(-1, bay.toReversed()), ...bay.slice(1)]
  return [
    face(`${casing}/${number}`, outline, { step: 9, sides, lean: sides === 'above' ? 45 : -45 }),
    line(
      `${casing}/${number}`,
      [
        [H, 0],
        [H, 78],
      ],
      'e',
      sides,
    ),
    line(
      `${casing}/${number}`,
      [
        [-H, 0],
        [-H, 78],
      ],
      'e',
      sides,
    ),
  ]
}

function rotorHalf(end: number): Shape[] {
  return [
    ringFace(rotor, [end * H * 0.19, end * H * 0.26], [108, 120], { step: 3.5, lean: -45 }),
    face(rotor, towards(end, at('0,206 24,206 30,160 44,124 78,108 78,98 34,104 20,150 16,180 0,180')), {
      step: 4,
      lean: 60,
    }),
    face(rotor, towards(end, at('0,51 40,51 40,62 14,92 5,180 0,180')), { step: 4, lean: 60 }),
    ringFace(rotor, [end * 40, end * 326], [51, 60], { step: 3.6, lean: -45 }),
    ringFace(rotor, [end * 326, end * 342], [45, 68], { step: 0 }),
  ]
}

function sealAt(end: number): Shape[] {
  return [
    ringFace(seals, [end * 206, end * 222], [61, 78], { step: 3 }),
    ...[232, 242, 252].map((x) => ball(seals, [end * x, 69], 4)),
    ringFace(seals, [end * 262, end * 280], [61, 76], { step: 3, lean: -45 }),
    face(seals, towards(end, at('280,64 280,78 300,78 300,108 318,108 318,64')), { step: 6, lean: -45 }),
  ]
}

function bearingAt(end: number): Shape[] {
  return [
    face(bearings, towards(end, at('356,46 356,112 470,112 470,92 436,92 436,88 384,88 384,46')), {
      step: 7,
      lean: -45,
    }),
    ringFace(bearings, [end * 386, end * 434], [74, 88], { step: 3.4 }),
    ringFace(bearings, [end * 386, end * 434], [45, 58], { step: 3.4 }),
    ball(bearings, [end * 410, 66], 13),
    ringFace(bearings, [end * 470, end * 486], [end > 0 ? 36 : 0, 112], { step: 6 }),
  ]
}

/** Points measured from the middle, towards one end. */
function towards(end: number, points: Points): Points {
  return points.map(([x, r]) => [end * x, r])
}
