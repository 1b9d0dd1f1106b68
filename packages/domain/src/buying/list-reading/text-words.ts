import { numberText } from './list-table.ts'

/** Word of a line of text. */
export interface Word {
  text: string
  /** Index among the words. */
  at: number
  /** True behind a dash, a colon or `qty`. */
  isLed: boolean
  /** True before `x` or `pcs`. */
  isTimes: boolean
}

/** Sign between a part number and its quantity: `TB10773=4`, `118204:2`. */
const glue = /(?<=\p{L}.*|\d{4})[=:](?=\d+$)/u

/** Words between a number and its quantity that say nothing. */
const fillers =
  /^(x|×|\*|•|-|–|—|:|=|\||[.…_]{2,}|pcs?\.?|pieces?|qty\.?:?|quantity:?|off|of|p\/n:?|pn:?|part:?|item:?|no\.?:?|number:?|art\.?|menge:?|order:?|need:?|send:?|please)$/i

/** Signs and words before a quantity, and those after one. */
const leads = /^(-|–|—|:|=|\||[.…_]{2,}|qty\.?:?|quantity:?|menge:?)$/i
const times = /^(x|×|\*|pcs?\.?|pieces?|off)$/i

/** Words of a line, without the signs around them and those that say nothing. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let isLed = false
  for (const one of text.split(/\s+/).flatMap((word) => word.split(glue))) {
    const bare = one.replace(/^[(["'“]+|[)\]"'”,;:!?.]+$/g, '')
    const word = bare.replace(/^(?:qty|quantity|menge|p\/n|pn|part)[:.=]+/i, '')
    const last = words.at(-1)
    if (last && times.test(bare)) last.isTimes = true
    if (word !== '' && !fillers.test(word)) {
      words.push({ text: word, at: words.length, isLed: isLed || word !== bare, isTimes: false })
      isLed = one.endsWith(':')
    } else isLed ||= leads.test(one)
  }
  return words
}

/** Numbers of lines, positions, types, sizes and days, which are not counts: `Line 10`, `Pos. 3:`, `type 21`, `Dec 5`. */
const labelled =
  /\b(?:line|ln|item|pos|position|no|nr|ref|page|po|tag|pump|serial|sn|rev|section|step|drawing|dwg|fig|figure|balloon|zeile|ligne|linea|riga|regel|type|typ|tipo|model|modell|modelo|mod|size|gr|series|style|class|grade|stage|mark|mk|version|ver|dock|bay|building|bldg|room|unit|site|station|train|week|kw|day|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)\b\.?\s{0,3}[#:]?\s{0,3}(\d{1,10})\b[:.)]?/gi

/** Numbers of a measure, which are not counts: `6 vane`, `2 weeks`, `1750 rpm`, `5 Dec`. */
const measured =
  /(?<![\w.,/-])\d[\d.,]*[\s-]?(?:vanes?|stages?|poles?|ports?|holes?|pins?|way|ply|days?|weeks?|wks?|months?|years?|hours?|minutes?|hp|kw|rpm|gpm|psi|bar|volts?|amps?|v|a|hz|deg|degrees?|°|%|th|nd|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|left|available|in stock|on hand)(?![\w])\.?/giu

/** Text without the numbers that are not counts; a number that the catalogue knows stays. */
export const withoutLabels = (text: string, knows: (number: string) => boolean) =>
  text
    .replace(labelled, (label, number: string) => (knows(number) ? label : ' '))
    .replace(measured, (words) => (words.split(/\s/).some((word) => knows(numberText(word))) ? words : ' '))
