import { expect, it } from 'vitest'
import { placesOf } from './places-of.ts'

it.each([
  ['203.0.113.9', '203.0.113.9', undefined],
  ['::ffff:203.0.113.9', '203.0.113.9', undefined],
  ['2001:db8:1:2ab:5:6:7:8', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:DB8:1:02aB::9', '2001:db8:1:2ab::/64', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
  ['', '', undefined],
])('%s is counted as %s, and within %s (AUTH-39)', (address, near, wide) => {
  expect(placesOf(address)).toEqual(wide ? { near, wide } : { near })
})
