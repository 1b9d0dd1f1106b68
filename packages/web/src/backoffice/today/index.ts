export { TodayStrip } from './today-strip.tsx'
export { useMenuCounts } from './use-today.ts'
