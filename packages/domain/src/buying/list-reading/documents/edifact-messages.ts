import { documentMessages } from './document-messages.ts'

/** Segment of EDIFACT: its tag, then its elements, each with its components. */
export interface EdifactSegment {
  tag: string
  elements: readonly (readonly string[])[]
}

export interface EdifactMessage {
  kind: string
  segments: readonly EdifactSegment[]
  faults: readonly string[]
}

interface Signs {
  component: string
  element: string
  decimal: string
  release: string
  terminator: string
}

const usual: Signs = { component: ':', element: '+', decimal: '.', release: '?', terminator: "'" }

/** Reads the messages of a file, with or without an interchange around them. */
export function readMessages(text: string): { messages: EdifactMessage[]; decimal: string } {
  const [una = ''] = /^\s*UNA.{6}/s.exec(text) ?? []
  const signs = una ? signsOf(una.trimStart()) : usual
  const segments = splitSegments(text.slice(una.length), signs)
  return { messages: messagesOf(segments), decimal: signs.decimal }
}

function signsOf(una: string): Signs {
  const [, , , component = ':', element = '+', decimal = '.', release = '?', , terminator = "'"] = una
  return { component, element, decimal, release, terminator }
}

/** Splits at the separators that are not released: `ORDER?+1` is one component, `ORDER+1`. Line breaks are left out. */
function splitSegments(text: string, { component, element, release, terminator }: Signs): EdifactSegment[] {
  const segments: EdifactSegment[] = []
  let elements: string[][] = [['']]
  const add = (sign: string) => {
    const components = elements.at(-1) as string[]
    components[components.length - 1] += sign
  }
  const close = () => {
    const [[tag = ''] = [], ...others] = elements
    if (tag.trim() !== '') segments.push({ tag: tag.trim(), elements: others })
    elements = [['']]
  }
  for (let place = 0; place < text.length; place++) {
    const sign = text.charAt(place)
    if (sign === release && release !== ' ') add(text.charAt(++place))
    else if (sign === terminator) close()
    else if (sign === element) elements.push([''])
    else if (sign === component) elements.at(-1)?.push('')
    else if (!/[\r\n]/.test(sign)) add(sign)
  }
  close()
  return segments
}

function messagesOf(segments: readonly EdifactSegment[]): EdifactMessage[] {
  const messages: EdifactMessage[] = []
  const outside: string[] = []
  let open: EdifactSegment[] | undefined
  for (const segment of segments) {
    if (segment.tag === 'UNH') {
      if (open) messages.push(messageOf(open, [documentMessages.noEnd]))
      open = []
    }
    if (open) open.push(segment)
    else if (!envelopes.has(segment.tag)) outside.push(documentMessages.outside(segment.tag))
    if (open && segment.tag === 'UNT') {
      messages.push(messageOf(open, countFaults(open)))
      open = undefined
    }
  }
  if (open) messages.push(messageOf(open, [documentMessages.noEnd]))
  return messages.map((message) => ({
    ...message,
    faults: [...outside, ...interchangeFaults(segments), ...message.faults],
  }))
}

const envelopes = new Set(['UNB', 'UNZ', 'UNG', 'UNE'])

const messageOf = (segments: readonly EdifactSegment[], faults: readonly string[]): EdifactMessage => ({
  kind: componentOf(segments[0], 1),
  segments: segments.filter(({ tag }) => tag !== 'UNT'),
  faults,
})

/** Component of a segment, trimmed; the first of its element by default. */
export const componentOf = (segment: EdifactSegment | undefined, element: number, component = 0): string =>
  segment?.elements[element]?.[component]?.trim() ?? ''

function countFaults(segments: readonly EdifactSegment[]): string[] {
  const [first, last] = [segments[0], segments.at(-1)]
  return [
    ...saidCount('segments', componentOf(last, 0), segments.length),
    ...control(componentOf(first, 0), componentOf(last, 1)),
  ]
}

function interchangeFaults(segments: readonly EdifactSegment[]): string[] {
  const [unb, unz] = [
    segments.find(({ tag }) => tag === 'UNB'),
    segments.findLast(({ tag }) => tag === 'UNZ'),
  ]
  if (!unb) return []
  if (!unz) return [documentMessages.noEnd]
  const isInGroups = segments.some(({ tag }) => tag === 'UNG')
  const messages = segments.filter(({ tag }) => tag === 'UNH').length
  return [
    ...(componentOf(unb, 10) === '1' ? [documentMessages.test] : []),
    ...(isInGroups ? [] : saidCount('messages', componentOf(unz, 0), messages)),
    ...control(componentOf(unb, 4), componentOf(unz, 1)),
  ]
}

const saidCount = (unit: string, said: string, found: number): string[] =>
  /^\d+$/.test(said) && Number(said) !== found ? [documentMessages.wrongCount(unit, said, found)] : []

const control = (first: string, last: string): string[] =>
  first === last ? [] : [documentMessages.wrongControl(first, last)]
