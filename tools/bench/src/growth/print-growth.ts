import { sayMs, sayTimes } from '../figures.ts'
import { printTable } from '../print-table.ts'
import type { Cost } from './measure-sizes.ts'

/** Difference of a cost at another size that still counts as the same. */
const TOLERANCE = 0.2

/** Prints processor time (shop + database), then the time to the answer, each beside its ratio to the smallest size's. */
export function printGrowth(what: string, costs: ReadonlyMap<number, ReadonlyMap<string, Cost>>): void {
  const processor = ({ shop, database }: Cost) => shop + database
  const sayBoth = ({ shop, database }: Cost) => `${shop.toFixed(2)} + ${database.toFixed(2)}`
  printFigure(`ms of the processor at so many ${what}`, costs, { of: processor, say: sayBoth })
  printFigure(`ms to the answer at so many ${what}`, costs, {
    of: ({ answer }) => answer,
    say: ({ answer }) => sayMs(answer),
  })
}

interface Figure {
  of: (cost: Cost) => number
  say: (cost: Cost) => string
}

function printFigure(
  title: string,
  costs: ReadonlyMap<number, ReadonlyMap<string, Cost>>,
  { of, say }: Figure,
) {
  const [smallest, ...larger] = costs.values()
  if (!smallest) return
  const titles = [...costs.keys()].map((size) => size.toLocaleString('en'))
  const grown: string[] = []
  const rows = [...smallest].map(([name, base]) => {
    const others = larger.flatMap((one) => one.get(name) ?? [])
    const isFlat = others.every((cost) => Math.abs(of(cost) / of(base) - 1) <= TOLERANCE)
    if (!isFlat) grown.push(name)
    return [name, say(base), ...others.flatMap((cost) => [say(cost), sayTimes(of(cost), of(base))])]
  })
  printTable([title, titles[0] ?? '', ...titles.slice(1).flatMap((one) => [one, '×'])], rows)
  if (larger.length === 0) return
  console.log(
    grown.length > 0
      ? `Beyond ± ${TOLERANCE * 100} %: ${grown.join('; ')}.\n`
      : `All within ± ${TOLERANCE * 100} %.\n`,
  )
}
