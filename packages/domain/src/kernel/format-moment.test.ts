import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

it('OQ-81: shows the minute on the reader’s clock', () => {
  const afternoon = new Date(2026, 10, 20, 16, 5).toISOString()
  expect(formatMoment(afternoon).replaceAll(/\s/g, ' ')).toBe('11/20/2026, 4:05 PM')
})
