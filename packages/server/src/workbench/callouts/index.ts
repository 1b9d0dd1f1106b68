export { BadPicture } from './bad-picture.ts'
export { type Finder, openFinder } from './open-finder.ts'
export type { Sheet } from './draw-page.ts'
