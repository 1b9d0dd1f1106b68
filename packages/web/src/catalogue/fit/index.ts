export { FitLine } from './fit-line.tsx'
export { PumpGroups } from './pump-groups.tsx'
