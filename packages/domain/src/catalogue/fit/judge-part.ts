import { type Alternate, type Approved, approvedFor } from './approved-alternate.ts'
import { chainOf, type Replacements } from './chain.ts'
import type { Change } from './change.ts'
import { describeChange, describeFitting, describeOrigin, type Shipped } from './describe-change.ts'
import { diffTrees } from './diff-trees.ts'
import { findPlaces, pathOf, type Place, standing } from './find-places.ts'
import { fitMessages } from './messages.ts'
import type { PumpRecord, PumpStates } from './pump-states.ts'
import type { ForPump } from './for-pump.ts'
import type { Verdict } from './verdict.ts'

/** A pump with all data that a verdict on a part depends on. */
export interface JudgedPump {
  record: PumpRecord
  states: PumpStates
  replacedBy: Replacements
  alternates: readonly Alternate[]
}

export type Judgement = Pick<ForPump, 'assembly' | 'position' | 'verdict' | 'reason'>

/** Returns a function that judges a part number for a pump, with the reason. Part-independent data is computed once. */
export function judgeOf({ record, states, replacedBy, alternates }: JudgedPump) {
  const { shipped, maintained, today } = states
  const known: Shipped = { source: states.shippedBy, shipDate: record.shipDate }
  const now = findPlaces(maintained)
  const before = maintained === shipped ? now : findPlaces(shipped)
  const listed = today === shipped ? before : findPlaces(today)
  const endOf = (partNumber: string) => chainOf(partNumber, replacedBy).at(-1) ?? partNumber
  let changes: Change[] | undefined
  const outOfDate = Map.groupBy([...now.values()].flat(), ({ line }) => endOf(line.partNumber))

  return function judge(partNumber: string): Judgement {
    const successor = endOf(partNumber)
    const [inIt] = now.get(partNumber) ?? []
    if (inIt && successor === partNumber) return describe('FITS', inIt, describeFitting(inIt.line, known))
    if (inIt) return describe('CHANGED_SINCE', inIt, fitMessages.superseded(originOf(inIt), successor))
    const [replaced] = outOfDate.get(partNumber) ?? []
    if (replaced) return describe('REPLACES', replaced, fitMessages.replaces(originOf(replaced), partNumber))
    const approved = approvedFor(partNumber, alternates, now, record.bomNumber)
    if (approved) return describe('ALTERNATE', approved.place, describeApproved(approved))
    const [gone] = before.get(partNumber) ?? []
    if (gone) return describe('CHANGED_SINCE', gone, describeService(gone))
    const [later] = listed.get(partNumber) ?? []
    if (later) return describe('CHANGED_SINCE', later, describeListed(later))
    const reason = fitMessages.notInPump(record.serialNumber)
    return { assembly: null, position: null, verdict: 'NOT_IN_THIS_PUMP', reason }
  }

  function describe(verdict: Verdict, { line, above }: Place, reason: string): Judgement {
    const assembly = above?.line.description ?? record.description
    return { assembly, position: line.reference, verdict, reason }
  }

  function originOf({ line }: Place): string {
    return describeOrigin(line, known)
  }

  function describeApproved({ kind, place, note }: Approved): string {
    return fitMessages.alternate(kind, place.line.partNumber, note)
  }

  /** Describes the part that a service put in instead of the shipped one. */
  function describeService(place: Place): string {
    const is = standing(maintained, pathOf(place)) ?? null
    return describeChange(
      { kind: 'REPLACED', wasPath: null, isPath: null, was: place.line, is, chain: [] },
      known,
    )
  }

  /** Describes the part in the pump where today's BOM has another. */
  function describeListed(place: Place): string {
    const path = pathOf(place)
    changes ??= diffTrees(maintained, today, replacedBy)
    const change = changes.find(
      ({ isPath, was, is }) =>
        was?.partNumber !== is?.partNumber && isPath?.every((position, level) => position === path[level]),
    )
    return change ? describeChange(change, known) : fitMessages.notInPump(record.serialNumber)
  }
}
