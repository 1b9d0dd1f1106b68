/** Corners that each corner is linked with, by the corner's number. */
export type Links = Map<number, number[]>

export function link(links: Links, a: number, b: number) {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const ends = links.get(from)
    if (ends) ends.push(to)
    else links.set(from, [to])
  }
}

/** Walks every link once and returns the longest unbroken chains of corners, open ones first. */
export function chainLinks(links: Links): number[][] {
  const chains: number[][] = []
  for (const [start, ends] of links) if (ends.length === 1) chains.push(walk(links, start))
  for (const [start, ends] of links) while (ends.length) chains.push(walk(links, start))
  return chains
}

function walk(links: Links, start: number): number[] {
  const chain = [start]
  for (let here = start, next = links.get(here)?.pop(); next !== undefined; next = links.get(here)?.pop()) {
    const back = links.get(next) as number[]
    back.splice(back.indexOf(here), 1)
    chain.push(next)
    here = next
  }
  return chain
}
