export * from './groups.ts'
export * from './is-held.ts'
export * from './is-permitted.ts'
export * from './permissions.ts'
