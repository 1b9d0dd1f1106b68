export { PhotoField } from './photo-field.tsx'
export { PhotoStrip } from './photo-strip.tsx'
export { Thumbnail } from './thumbnail.tsx'
export { type Photos, usePhotos } from './use-photos.ts'
