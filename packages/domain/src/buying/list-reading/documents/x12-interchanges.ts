import { documentMessages } from './document-messages.ts'

/** Segment of X12: its tag first, then its elements. */
export type Segment = readonly string[]

/** Set of an interchange, such as a purchase order, with the faults of its envelopes. */
export interface X12Set {
  kind: string
  control: string
  segments: readonly Segment[]
  faults: readonly string[]
}

/**
 * Reads the sets of all interchanges of a file. Separators are found by counting 16 of them, since some senders write an ISA
 * that is too long or too short. An interchange that is repeated to the letter is read once.
 */
export function readInterchanges(text: string): X12Set[] {
  const sets: X12Set[] = []
  const known = new Map<string, string>()
  for (let rest = text.trimStart(); /^ISA[^\s\p{L}\p{N}]/u.test(rest); ) {
    const { segments, after } = nextInterchange(rest)
    const written = JSON.stringify(segments)
    const control = segments[0]?.[13] ?? ''
    const key = `${segments[0]?.[6]} ${control}`
    if (known.get(key) === written) addFault(sets, documentMessages.twice(control))
    else {
      const isAgain = known.has(key)
      sets.push(...setsOf(segments, isAgain ? [documentMessages.sameControl(control)] : []))
    }
    known.set(key, written)
    rest = after
  }
  return sets
}

function addFault(sets: X12Set[], fault: string) {
  const last = sets.at(-1)
  if (last && !last.faults.includes(fault)) sets.splice(-1, 1, { ...last, faults: [...last.faults, fault] })
}

const TAGS_BEFORE_TERMINATOR = 16

/** Segments up to the IEA, or up to the next ISA when it is missing. */
function nextInterchange(text: string): { segments: Segment[]; after: string } {
  const separator = text.charAt(3)
  let place = 3
  for (let count = 1; count < TAGS_BEFORE_TERMINATOR; count++) place = text.indexOf(separator, place + 1)
  const terminator = /^\r?\n|^./s.exec(text.slice(place + 2))?.[0] ?? '~'
  const segments: Segment[] = []
  let at = 0
  while (at < text.length) {
    const end = text.indexOf(terminator, at)
    const segment = text.slice(at, end < 0 ? undefined : end).trim()
    if (segments.length > 0 && segment.startsWith(`ISA${separator}`)) break
    at = end < 0 ? text.length : end + terminator.length
    if (segment !== '') segments.push(segment.split(separator).map((element) => element.trim()))
    if (segment.startsWith(`IEA${separator}`)) break
  }
  return { segments, after: text.slice(at).trimStart() }
}

function setsOf(segments: readonly Segment[], known: readonly string[]): X12Set[] {
  const faults = [...known, ...faultsOfInterchange(segments)]
  const sets: X12Set[] = []
  let open: Segment[] | undefined
  for (const segment of segments) {
    const [tag] = segment
    if (tag === 'ST') open = []
    open?.push(segment)
    if (open && tag === 'SE') {
      sets.push(setOf(open, faults))
      open = undefined
    }
  }
  if (open) sets.push(setOf(open, [...faults, documentMessages.noEnd]))
  return sets
}

function setOf(segments: readonly Segment[], faults: readonly string[]): X12Set {
  const [[, kind = '', control = ''] = []] = segments
  const [tag, said = '', last = ''] = segments.at(-1) ?? []
  return {
    kind,
    control,
    segments,
    faults: [
      ...faults,
      ...(tag === 'SE'
        ? [...countFault('segments', said, segments.length), ...controlFault(control, last)]
        : []),
    ],
  }
}

function faultsOfInterchange(segments: readonly Segment[]): string[] {
  const count = (tag: string) => segments.filter(([own]) => own === tag).length
  const [isa, iea] = [segments[0] ?? [], segments.find(([tag]) => tag === 'IEA')]
  const [gs, ge] = [segments.find(([tag]) => tag === 'GS') ?? [], segments.findLast(([tag]) => tag === 'GE')]
  return [
    ...(isa[15] === 'T' ? [documentMessages.test] : []),
    ...(iea
      ? [...countFault('groups', iea[1] ?? '', count('GS')), ...controlFault(isa[13] ?? '', iea[2] ?? '')]
      : [documentMessages.noEnd]),
    ...(ge && count('GS') === 1
      ? [...countFault('documents', ge[1] ?? '', count('ST')), ...controlFault(gs[6] ?? '', ge[2] ?? '')]
      : []),
  ]
}

/** Fault of a count; one that is not stated, or not a number, is none. */
export function countFault(unit: string, said: string, found: number): string[] {
  return /^\d+$/.test(said) && Number(said) !== found
    ? [documentMessages.wrongCount(unit, String(Number(said)), found)]
    : []
}

/** Fault of control numbers that differ by more than leading zeros. */
const controlFault = (first: string, last: string): string[] =>
  first.replace(/^0+/, '') === last.replace(/^0+/, '') ? [] : [documentMessages.wrongControl(first, last)]
