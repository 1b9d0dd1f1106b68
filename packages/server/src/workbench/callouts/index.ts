export type { Sheet } from '@volute/callouts'
export { BadPicture } from './bad-picture.ts'
export { type Finder, openFinder } from './open-finder.ts'
