import { isIPv6 } from 'node:net'

/** The network that an address is counted under, and the wider one around it; of IPv4 there is no wider one. */
interface Places {
  near: string
  wide?: string
}

/** A subscriber of IPv6 has a /64 at least, often a /56, and so any number of addresses: both are counted, not the address (AUTH-39). */
export function placesOf(address: string): Places {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return { near: address }
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return { near: ipv4Of(groups.slice(6)) }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  return {
    near: networkOf([first, second, third, fourth], 64),
    wide: networkOf([first, second, third, fourth & 0xff00], 56),
  }
}

/** The eight numbers of an IPv6 address; a URL writes all forms of one address alike. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const numbersOf = (groups: string) => (groups === '' ? [] : groups.split(':').map((one) => parseInt(one, 16)))

const ipv4Of = (pair: number[]) => pair.flatMap((group) => [group >> 8, group & 0xff]).join('.')

const networkOf = (groups: number[], bits: number) =>
  `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
