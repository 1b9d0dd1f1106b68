export { loadDemo } from './load-demo.ts'
export { welcome } from './welcome.ts'
