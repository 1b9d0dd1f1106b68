import type { Change, DescribedChange, TreeLine } from './change.ts'
import { describeChange } from './describe-change.ts'
import { diffTrees } from './diff-trees.ts'
import { standing } from './find-places.ts'
import type { JudgedPump } from './judge-part.ts'

/** A change with its sentence, before its lines are converted to parts. */
export type ChangeNote = Change & Pick<DescribedChange, 'assembly' | 'sentence'>

/** Differences between a pump as shipped, as maintained, and today's BOM. */
export function listChanges({ record, states, replacedBy }: JudgedPump) {
  const { shipped, maintained, today } = states
  const known = { source: states.shippedBy, shipDate: record.shipDate }
  const sinceShipped = describe(shipped, today)
  const isMaintained = maintained !== shipped
  return {
    sinceShipped,
    sinceMaintained: isMaintained ? describe(maintained, today) : sinceShipped,
    serviced: isMaintained ? describe(shipped, maintained) : [],
  }

  function describe(was: readonly TreeLine[], is: readonly TreeLine[]): ChangeNote[] {
    return diffTrees(was, is, replacedBy).map((change) => {
      const { isPath, wasPath } = change
      const above = isPath ? standing(is, isPath.slice(0, -1)) : standing(was, wasPath?.slice(0, -1) ?? [])
      const assembly = above?.description ?? record.description
      return { ...change, assembly, sentence: describeChange(change, known) }
    })
  }
}
