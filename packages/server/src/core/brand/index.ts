export {
  acceptPolicyInForce,
  findBrand,
  findLegalText,
  findPicture,
  insertLegalText,
  insertPicture,
  listPictures,
  policyInForce,
} from './brand-store.ts'
export { type BrandInForce, brandFor, readBrand } from './read-brand.ts'
export { letterhead } from './letterhead.ts'
export { type Picture, pictureBlock, pictureOf } from './picture.ts'
export { serveBrand } from './serve-brand.ts'
export { picturesOf, setBrand } from './set-brand.ts'
export { textInForce, textOf } from './text-in-force.ts'
