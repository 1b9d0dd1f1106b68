import { isIPv6 } from 'node:net'

/** Network under which an address is counted, and the wider one around it; IPv4 has no wider one. */
interface Places {
  near: string
  wide?: string
}

/**
 * Finds the networks of an address. An IPv6 subscriber has at least a /64, often a /56, and so any number of addresses: both
 * networks are counted instead of the address (AUTH-39).
 */
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

/** Parses the eight numbers of an IPv6 address; a URL normalizes its many forms. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const numbersOf = (groups: string) => (groups === '' ? [] : groups.split(':').map((one) => parseInt(one, 16)))

const ipv4Of = (pair: number[]) => pair.flatMap((group) => [group >> 8, group & 0xff]).join('.')

const networkOf = (groups: number[], bits: number) =>
  `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
