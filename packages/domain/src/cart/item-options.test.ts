import { describe, expect, it } from 'vitest'
import { sentOptions } from './item-options.ts'

describe('what the form sends', () => {
  it('PART-08 PART-09 PART-10 TV-05b: a paintable part carries paint and no impeller values', () => {
    const form = { paintColorId: 4, impellerAngle: 0, impellerTrim: 0 }
    expect(sentOptions({ partNumber: 'TB10773', isPaintable: true }, form)).toEqual({
      paintColorId: 4,
      impellerAngle: null,
      impellerTrim: null,
    })
  })

  it('PART-08 PART-09 PART-10 TV-05c: an impeller that takes no paint carries its angle and trim', () => {
    const form = { paintColorId: 4, impellerAngle: 10, impellerTrim: 7.5 }
    expect(sentOptions({ partNumber: 'A10-3-CI', isPaintable: false }, form)).toEqual({
      paintColorId: null,
      impellerAngle: 10,
      impellerTrim: 7.5,
    })
  })
})
