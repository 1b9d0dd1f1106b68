export { LineClaims } from './line-claims.tsx'
