import { face, line, ringFace, type Shape, shaftFace } from '../section.ts'

const bowls = '12VT-BA-4S'
const bell = 150
const pitch = 168
const stages = 4
const top = bell + stages * pitch

/** The 12VT's bowl assembly from the bell to the discharge case, four stages on one shaft. */
export const turbineBowlsSection: Shape[] = [
  ...suctionBell(),
  ...Array.from({ length: stages }, (_, i) => stage(bell + i * pitch)).flat(),
  ...dischargeCase(),
  ...shaftFace(`${bowls}/D6113-7-SS`, -30, [
    [top + 220, 16],
    [top + 236, 12],
  ]),
]

function suctionBell(): Shape[] {
  const part = `${bowls}/D6110-1-CI`
  return [
    line(part, [
      [0, 0],
      [0, 186],
    ]),
    line(
      part,
      [
        [58, 34],
        [58, 92],
      ],
      'd',
    ),
    face(part, [
      [0, 186],
      [0, 196],
      [40, 176],
      [90, 132],
      [126, 118],
      [134, 146],
      [bell, 146],
      [bell, 104],
      [118, 104],
      [84, 118],
      [34, 162],
    ]),
    face(part, [
      [-16, 28],
      [-16, 44],
      [50, 44],
      [92, 34],
      [92, 28],
    ]),
    ringFace(`${bowls}/D6111-9-BZ`, [-16, 92], [17, 28], { step: 3.5, lean: -45 }),
    ringFace(`${bowls}/D6112-9-SS`, [94, 106], [16, 36], { step: 3 }),
  ]
}

function stage(x: number): Shape[] {
  const part = `${bowls}/12VT-ST-10`
  const at = (points: [number, number][]) => points.map(([dx, r]): [number, number] => [x + dx, r])
  return [
    line(
      part,
      at([
        [pitch, 0],
        [pitch, 146],
      ]),
    ),
    line(
      part,
      at([
        [78, 112],
        [128, 58],
      ]),
      'd',
    ),
    face(
      part,
      at([
        [0, 104],
        [0, 146],
        [16, 146],
        [26, 122],
        [70, 132],
        [120, 118],
        [150, 118],
        [156, 146],
        [pitch, 146],
        [pitch, 104],
        [118, 104],
        [74, 116],
        [34, 108],
        [30, 94],
        [12, 94],
      ]),
    ),
    face(
      part,
      at([
        [72, 30],
        [62, 88],
        [84, 92],
        [130, 60],
        [158, 44],
        [158, 30],
      ]),
      { lean: -45 },
    ),
    ringFace(part, [x + 66, x + 158], [17, 30], { step: 3.5, lean: -45 }),
    face(
      part,
      at([
        [2, 72],
        [2, 82],
        [16, 84],
        [40, 102],
        [46, 102],
        [30, 82],
        [18, 72],
      ]),
      { step: 4, lean: 60 },
    ),
    face(
      part,
      at([
        [6, 17],
        [6, 30],
        [30, 42],
        [52, 104],
        [60, 104],
        [48, 40],
        [60, 34],
        [60, 17],
      ]),
      { step: 4, lean: 60 },
    ),
  ]
}

function dischargeCase(): Shape[] {
  const part = `${bowls}/D6120-2-CI`
  return [
    face(part, [
      [top, 104],
      [top, 146],
      [top + 18, 146],
      [top + 30, 124],
      [top + 120, 92],
      [top + 130, 124],
      [top + 150, 124],
      [top + 150, 72],
      [top + 116, 72],
      [top + 30, 104],
    ]),
    face(
      part,
      [
        [top + 8, 30],
        [top + 20, 62],
        [top + 60, 54],
        [top + 112, 36],
        [top + 112, 30],
      ],
      { lean: -45 },
    ),
    ringFace(`${bowls}/D6121-9-BZ`, [top, top + 112], [17, 30], { step: 3.5, lean: -45 }),
    ringFace(`${bowls}/118173`, [top + 18, top + 30], [126, 142], { step: 0 }),
    ringFace(`${bowls}/118714`, [top - 24, top - 12], [126, 142], { step: 0 }),
    ringFace(`${bowls}/D6122-6-SS`, [top + 160, top + 206], [16, 24], { step: 3 }),
  ]
}
