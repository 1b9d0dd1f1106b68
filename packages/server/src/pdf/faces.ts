import { fileURLToPath } from 'node:url'
import type { Block } from './paper.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`fonts/${name}`, import.meta.url))

/** The shop's own face, as static instances of the variable one that the web app loads. */
export const ownFace = {
  'Hanken Grotesk': {
    normal: fileOf('hanken-grotesk-regular.ttf'),
    bold: fileOf('hanken-grotesk-bold.ttf'),
  },
}

/** Letters that the shop's face lacks, such as Greek and Cyrillic ones; Roboto has them. */
const foreign = /([^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+)/u

/** A block whose foreign letters are in the face that has them. */
export function setInFaces(block: Block): object {
  if (typeof block === 'string') return { text: runsOf(block) }
  if ('text' in block) return { ...block, text: runsOf(block.text) }
  if ('stack' in block) return { ...block, stack: block.stack.map(setInFaces) }
  if ('columns' in block) return { ...block, columns: block.columns.map(setInFaces) }
  if ('svg' in block) return block
  return { ...block, table: { ...block.table, body: block.table.body.map((row) => row.map(setInFaces)) } }
}

const runsOf = (text: string) =>
  text.split(foreign).map((run, index) => (index % 2 === 1 ? { text: run, font: 'Roboto' } : run))
