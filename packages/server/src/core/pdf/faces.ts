import { fileURLToPath } from 'node:url'

const fonts = new URL('./fonts/', import.meta.url)
const fileOf = (name: string) => fileURLToPath(new URL(name, fonts))

/** The shop's own font, as static instances of the variable one that the web app loads. */
export const ownFace = {
  'Hanken Grotesk': {
    normal: fileOf('hanken-grotesk-regular.ttf'),
    bold: fileOf('hanken-grotesk-bold.ttf'),
  },
}

/** Letters that the shop's font lacks, such as Greek and Cyrillic ones; Roboto has them. */
const foreign = /([^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+)/u

/** Splits a text into runs; foreign letters get the font that has them. */
export const setInFaces = (text: string) =>
  text.split(foreign).map((run, index) => (index % 2 === 1 ? { text: run, font: 'Roboto' } : run))
