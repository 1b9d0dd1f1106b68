import type { Point } from '../../drawing/geometry/vector.ts'
import { at, face, line, ringFace, type Shape, shaftFace } from '../section.ts'

const bowls = '12VT-BA-4S'
const bell = 150
const pitch = 168
const stages = 4
const top = bell + stages * pitch

/** Section of the 12VT's bowl assembly from the bell to the discharge case, four stages on one shaft. */
export const turbineBowlsSection: Shape[] = [
  ...suctionBell(),
  ...Array.from({ length: stages }, (_, i) => stage(bell + i * pitch)).flat(),
  ...dischargeCase(),
  ...shaftFace(`${bowls}/D6113-7-SS`, -30, from(top, '220,16 236,12')),
]

/** Points measured from a position along the shaft. */
function from(start: number, points: string): Point[] {
  return at(points).map(([x, r]) => [start + x, r])
}

function suctionBell(): Shape[] {
  const part = `${bowls}/D6110-1-CI`
  return [
    line(part, at('0,0 0,186')),
    line(part, at('58,34 58,92'), 'd'),
    face(part, at('0,186 0,196 40,176 90,132 126,118 134,146 150,146 150,104 118,104 84,118 34,162')),
    face(part, at('-16,28 -16,44 50,44 92,34 92,28')),
    ringFace(`${bowls}/D6111-9-BZ`, [-16, 92], [17, 28], { step: 3.5, lean: -45 }),
    ringFace(`${bowls}/D6112-9-SS`, [94, 106], [16, 36], { step: 3 }),
  ]
}

function stage(x: number): Shape[] {
  const part = `${bowls}/12VT-ST-10`
  const wall =
    '0,104 0,146 16,146 26,122 70,132 120,118 150,118 156,146 168,146 168,104 118,104 74,116 34,108 30,94 12,94'
  return [
    line(part, from(x, '168,0 168,146')),
    line(part, from(x, '78,112 128,58'), 'd'),
    face(part, from(x, wall)),
    face(part, from(x, '72,30 62,88 84,92 130,60 158,44 158,30'), { lean: -45 }),
    ringFace(part, [x + 66, x + 158], [17, 30], { step: 3.5, lean: -45 }),
    face(part, from(x, '2,72 2,82 16,84 40,102 46,102 30,82 18,72'), { step: 4, lean: 60 }),
    face(part, from(x, '6,17 6,30 30,42 52,104 60,104 48,40 60,34 60,17'), { step: 4, lean: 60 }),
  ]
}

function dischargeCase(): Shape[] {
  const part = `${bowls}/D6120-2-CI`
  const wall = '0,104 0,146 18,146 30,124 120,92 130,124 150,124 150,72 116,72 30,104'
  return [
    face(part, from(top, wall)),
    face(part, from(top, '8,30 20,62 60,54 112,36 112,30'), { lean: -45 }),
    ringFace(`${bowls}/D6121-9-BZ`, [top, top + 112], [17, 30], { step: 3.5, lean: -45 }),
    ringFace(`${bowls}/118173`, [top + 18, top + 30], [126, 142], { step: 0 }),
    ringFace(`${bowls}/118714`, [top - 24, top - 12], [126, 142], { step: 0 }),
    ringFace(`${bowls}/D6122-6-SS`, [top + 160, top + 206], [16, 24], { step: 3 }),
  ]
}
