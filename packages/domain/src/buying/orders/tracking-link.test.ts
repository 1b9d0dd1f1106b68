import fc from 'fast-check'
import { expect, it } from 'vitest'
import { trackedNumbers } from './tracking-link.ts'

const linksOf = (shipVia: string | null, number: string | null) =>
  trackedNumbers(shipVia, number).map(({ address }) => address)
const ups = '1Z999AA10123456784'

it.each([
  ['Ground', ups, `https://www.ups.com/track?tracknum=${ups}`],
  ['2nd Day Air', '1z 999 aa1 01 2345 6784', `https://www.ups.com/track?tracknum=${ups}`],
  ['UPS/LTL Prepay', ups, `https://www.ups.com/track?tracknum=${ups}`],
  ['International Priority', '123456789012', 'https://www.fedex.com/fedextrack/?trknbr=123456789012'],
  ['fedex freight', '1234-5678-9012', 'https://www.fedex.com/fedextrack/?trknbr=123456789012'],
  [
    'DHL Express',
    '1234567890',
    'https://www.dhl.com/us-en/home/tracking.html?submit=1&tracking-id=1234567890',
  ],
  ['SAIA Motor', '10720250350', 'https://www.saia.com/track/details;pro=10720250350'],
])('for %s, tracking number %s links to %s (ORDER-12)', (shipVia, number, link) => {
  expect(linksOf(shipVia, number)).toEqual([link])
})

it.each([
  ['Ground', '1Z999'],
  ['Ground', '123456789012'],
  ['DHL Express', ups],
  ['Contact Customer', '123456789012'],
  ['Ocean Freight', 'MSKU1234567'],
  ['startups', '1Z999AA1012345678X/..'],
  [null, ups],
  ['Ground', null],
])('for %j, tracking number %j has no link (ORDER-12)', (shipVia, number) => {
  expect(linksOf(shipVia, number).filter((link) => link !== null)).toEqual([])
})

it('a link from any input leads to a known carrier and has only safe characters (ORDER-12)', () => {
  const carrier = fc.constantFrom('Ground', 'fedex', 'DHL', 'SAIA Motor')
  const number = fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{8,22}$/))
  fc.assert(
    fc.property(carrier, number, (shipVia, typed) => {
      const known = /^https:\/\/www\.(ups|fedex|dhl|saia)\.com\/[\w/?.&=;-]+$/
      expect(linksOf(shipVia, typed).filter((link) => link !== null && !known.test(link))).toEqual([])
    }),
  )
})

const second = '1Z999AA10123456785'
const at = (number: string) => ({ number, address: `https://www.ups.com/track?tracknum=${number}` })

it.each([
  ['commas', `${ups}, ${second}`],
  ['spaces', `${ups} ${second}`],
  ['a line', `${ups}\n${second}`],
  ['a slash', `${ups} / ${second}`],
])('two numbers of a parcel with %s between them are both linked (TRACK-06)', (_, typed) => {
  expect(trackedNumbers('Ground', typed)).toEqual([at(ups), at(second)])
})

it('a number without a link stays as it was written, beside one with a link (TRACK-06)', () => {
  expect(trackedNumbers('Ground', `${ups}; see the driver`)).toEqual([
    at(ups),
    { number: 'see the driver', address: null },
  ])
  expect(trackedNumbers('Ground', null)).toEqual([])
})
