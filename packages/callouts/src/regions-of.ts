/** Box of a connected region, with both ends inclusive. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Region extends Box {
  id: number
  pixels: number
}

/** Connected regions of a picture, stored as runs of their rows. */
export interface Regions {
  all: Region[]
  /** Calls `take` with row, first and last pixel of each run of a region, from the top. */
  eachRun(region: Region, take: (y: number, from: number, to: number) => void): void
}

/**
 * Finds the connected regions of pixels with a value. Diagonal neighbors connect in ink but not in paper, so that a thin
 * line separates the area it encloses.
 */
export function regionsOf(width: number, height: number, isInside: Uint8Array, value: 0 | 1): Regions {
  const reach = value
  const runs = new Runs()
  let above = 0
  for (let y = 0; y < height; y++) {
    const first = runs.count
    let other = above
    const row = isInside.subarray(y * width, (y + 1) * width)
    for (let at = row.indexOf(value); at >= 0; ) {
      const next = row.indexOf(1 - value, at)
      const end = next < 0 ? width : next
      const run = runs.add(y, at, end - 1)
      while (other < first && (runs.to[other] ?? 0) + reach < at) other++
      for (let touched = other; touched < first && (runs.from[touched] ?? 0) - reach < end; touched++)
        runs.join(run, touched)
      at = next < 0 ? -1 : row.indexOf(value, next)
    }
    above = first
  }
  return runs.gather()
}

/** Adds to an entry of a list and returns its previous value. */
function raise(list: Int32Array, at: number, by: number): number {
  const old = list[at] ?? 0
  list[at] = old + by
  return old
}

/** Initial capacity: a number has few runs, and the list grows for a sheet. */
const FEW = 1 << 10

class Runs {
  count = 0
  y = new Int32Array(FEW)
  from = new Int32Array(FEW)
  to = new Int32Array(FEW)
  parent = new Int32Array(FEW)

  add(y: number, from: number, to: number): number {
    if (this.count === this.y.length) this.grow()
    this.y[this.count] = y
    this.from[this.count] = from
    this.to[this.count] = to
    this.parent[this.count] = this.count
    return this.count++
  }

  grow() {
    for (const field of ['y', 'from', 'to', 'parent'] as const) {
      const longer = new Int32Array(this.count * 2)
      longer.set(this[field])
      this[field] = longer
    }
  }

  root(run: number): number {
    let one = run
    for (let next = this.parent[one] ?? one; next !== one; next = this.parent[one] ?? one) {
      this.parent[one] = this.parent[next] ?? next
      one = next
    }
    return one
  }

  join(one: number, other: number) {
    const [a, b] = [this.root(one), this.root(other)]
    if (a < b) this.parent[b] = a
    else this.parent[a] = b
  }

  /** Collects the regions in the order of their first run. `order` then groups the runs by region. */
  gather(): Regions {
    const all: Region[] = []
    const ids = new Int32Array(this.count)
    for (let run = 0; run < this.count; run++) {
      const root = this.root(run)
      if (root === run) {
        ids[run] = all.length
        all.push({ id: all.length, left: Infinity, top: this.y[run] ?? 0, right: -1, bottom: -1, pixels: 0 })
      }
      const id = ids[root] ?? 0
      ids[run] = id
      this.addTo(all[id] as Region, run)
    }
    return { all, eachRun: this.reader(ids, all.length) }
  }

  addTo(region: Region, run: number) {
    const [from, to] = [this.from[run] ?? 0, this.to[run] ?? 0]
    region.left = Math.min(region.left, from)
    region.right = Math.max(region.right, to)
    region.bottom = this.y[run] ?? 0
    region.pixels += to - from + 1
  }

  reader(ids: Int32Array, count: number): Regions['eachRun'] {
    const starts = new Int32Array(count + 1)
    for (let run = 0; run < this.count; run++) raise(starts, (ids[run] ?? 0) + 1, 1)
    for (let id = 0; id < count; id++) raise(starts, id + 1, starts[id] ?? 0)
    const order = new Int32Array(this.count)
    const next = starts.slice()
    for (let run = 0; run < this.count; run++) order[raise(next, ids[run] ?? 0, 1)] = run
    return ({ id }, take) => {
      for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at++) {
        const run = order[at] ?? 0
        take(this.y[run] ?? 0, this.from[run] ?? 0, this.to[run] ?? 0)
      }
    }
  }
}
