import type { Part, Traits } from '../part.ts'
import { assembly, purchased } from '../trades.ts'

interface SealSize {
  /** The whole seal's part number; its pieces carry it with a two-figure suffix. */
  number: string
  type: string
  /** Shaft or sleeve diameter in inches. */
  shaft: number
  price: number
  traits?: Traits
}

/** A mechanical seal with its pieces, from the seat in the cover to the spring on the shaft. */
export function mechanicalSeal({ number, type, shaft, price, traits }: SealSize): Part {
  const od = round(shaft * 1.75)
  const bought = (suffix: number, description: string, share: number, form: Part['form'], own: Traits = {}) =>
    purchased(
      `${number}-${suffix}`,
      description,
      Math.round(price * share),
      0.04 * form.od ** 2 * form.length,
      form,
      own,
    )
  const size = shaft.toFixed(3)
  const pieces: [number, Part][] = [
    [1, bought(11, `Cup, seat, ${size}`, 0.08, { kind: 'o-ring', od, length: 0.35, bore: round(od * 0.8) })],
    [
      1,
      bought(
        12,
        `Seat, silicon carbide, ${size}`,
        0.24,
        { kind: 'bushing', od, length: 0.45, bore: shaft },
        { hasOtherMaterial: true },
      ),
    ],
    [
      1,
      bought(
        13,
        `Ring, primary, carbon, ${size}`,
        0.22,
        { kind: 'bushing', od: round(od * 0.95), length: 0.4, bore: shaft },
        { hasOtherMaterial: true },
      ),
    ],
    [
      1,
      bought(14, `Bellows, ${size}`, 0.16, {
        kind: 'sleeve',
        od: round(od * 0.85),
        length: 0.8,
        bore: shaft,
      }),
    ],
    [
      1,
      bought(15, `Band, drive, ${size}`, 0.07, {
        kind: 'sleeve',
        od: round(od * 0.9),
        length: 0.3,
        bore: round(od * 0.84),
      }),
    ],
    [
      1,
      bought(16, `Retainer, ${size}`, 0.09, {
        kind: 'sleeve',
        od: round(od * 0.97),
        length: 0.5,
        bore: round(od * 0.88),
      }),
    ],
    [
      1,
      bought(17, `Spring, seal, ${size}`, 0.1, {
        kind: 'spring',
        od: round(od * 0.9),
        length: round(shaft * 0.9),
        bore: round(od * 0.72),
        count: 4,
      }),
    ],
    [
      1,
      bought(18, `Holder, spring, ${size}`, 0.06, {
        kind: 'washer',
        od: round(od * 0.95),
        length: 0.2,
        bore: shaft,
      }),
    ],
  ]
  const form = { kind: 'mechanical-seal', od, length: round(shaft * 1.9), bore: shaft } as const
  const whole = {
    price,
    isSellable: true,
    stock: 6,
    leadTimeDays: 4,
    hasOtherMaterial: true,
    weight: round(shaft ** 2 * 0.46),
  }
  return assembly(number, `Seal, mechanical, type ${type} ${size}`, form, pieces, { ...whole, ...traits })
}

function round(inches: number): number {
  return Math.round(inches * 100) / 100
}
