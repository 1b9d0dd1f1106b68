import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../../core/kernel/index.ts'
import { labelAddress, readScan, readSerials } from './scan.ts'

const shop = 'https://parts.harrow.example'

/** Realistic and odd serial numbers. */
const serial = fc
  .oneof(
    fc.stringMatching(/^[0-9]{1,4}[0-9A-Za-z]{1,8}([-/. ][0-9A-Za-z]{1,6}){0,2}$/),
    fc.stringMatching(/^0{1,4}[1-9][0-9]{2,6}(-[A-Z])?$/),
    fc.string({ unit: 'grapheme', maxLength: limits.catalogueNumber }),
    fc.stringMatching(/^[%/?#&=+.\\:;,"'<> a-f0-9]{1,20}$/),
  )
  .map((one) => one.trim().toWellFormed())
  .filter((one) => one !== '' && one.length <= limits.catalogueNumber)

describe('reading a scan (FLEET-16)', () => {
  it('our own label yields exactly its serial number, whatever its characters', () => {
    fc.assert(
      fc.property(serial, (one) => {
        expect(readScan(` ${labelAddress(shop, one)}\n`, shop)).toEqual([one])
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['https://parts.harrow.example/p/100234', ['100234']],
    ['HTTPS://PARTS.HARROW.EXAMPLE/P/AB%2F12', ['AB/12']],
    ['https://parts.harrow.example/p/AB/12', ['AB/12']],
    ['https://parts.harrow.example/p/100234/?from=label#top', ['100234']],
    ['https://parts.harrow.example/p/', []],
    ['https://parts.harrow.example.evil.example/p/100234', ['100234']],
    ['https://other.example/pumps/0100234-A', ['0100234-A']],
    ['https://other.example/x?serial=sn%2F7&page=2', ['sn/7', 'x']],
    ['https://id.gs1.example/01/09506000134352/21/100234/10/LOT7', ['100234', 'LOT7']],
    ['https://id.gs1.example/01/09506000134352?21=100234', ['100234', '09506000134352']],
    ['pump://factory/serial/100234', ['100234']],
    ['https://other.example/', []],
    ['100234', ['100234']],
    [' sn 12/3-b ', ['sn 12/3-b']],
    ['100%', ['100%']],
    ['', []],
    ['x'.repeat(101), []],
  ])('scan %j yields %j', (text, serials) => {
    expect(readScan(text, shop)).toEqual(serials)
  })

  it('a scan yields few serial numbers, none empty and none too long', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.stringMatching(/^https:\/\/a\.b[/?=&#%21serial]{0,40}$/), fc.string()),
        (text) => {
          const serials = readScan(text, shop)
          expect(serials.length).toBeLessThanOrEqual(limits.scanned)
          for (const one of serials) {
            expect(one).toBe(one.trim())
            expect(one.length).toBeGreaterThan(0)
            expect(one.length).toBeLessThanOrEqual(limits.catalogueNumber)
          }
        },
      ),
    )
  })
})

describe('reading a pasted list (FLEET-04)', () => {
  it.each([
    ['100234\n100235\r\n\n 00417 ', ['100234', '100235', '00417']],
    ['100234\t100235', ['100234', '100235']],
    ['100234, 100235; "sn 7"', ['100234', '100235', 'sn 7']],
    ['100234\n100234', ['100234']],
    ['https://parts.harrow.example/p/AB%2F12\nsn/7-a', ['AB/12', 'sn/7-a']],
    [' \n;,', []],
  ])('pasted list %j yields %j', (pasted, serials) => {
    expect(readSerials(pasted, shop)).toEqual(serials)
  })

  it('a list of 500 serial numbers is read in full', () => {
    const serials = Array.from({ length: 500 }, (_, index) => `00${index}-A/${index}`)
    expect(readSerials(serials.join('\n'), shop)).toEqual(serials)
  })
})
