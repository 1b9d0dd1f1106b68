export { PartBox } from './part-box.tsx'
export { PartNumberField } from './part-number-field.tsx'
export { type TypedPart, useTypedParts } from './use-typed-parts.ts'
