export { servePolicy } from './serve-policy.ts'
