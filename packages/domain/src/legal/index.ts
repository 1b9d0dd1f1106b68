export * from './privacy-policy.ts'
