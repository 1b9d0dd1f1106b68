export { drawAssembly } from './draw-assembly.ts'
