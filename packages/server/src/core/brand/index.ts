export {
  acceptPolicyInForce,
  findFace,
  findLegalText,
  findPicture,
  insertLegalText,
  insertPicture,
  listPictures,
  policyInForce,
} from './brand-store.ts'
export { type Face, faceFor, readFace } from './face.ts'
export { letterhead } from './letterhead.ts'
export { type Picture, pictureBlock, pictureOf } from './picture.ts'
export { serveFace } from './serve-face.ts'
export { picturesOf, setBrand } from './set-brand.ts'
export { textInForce, textOf } from './text-in-force.ts'
