export { BadDrawing } from './bad-drawing.ts'
export { CLEANER_VERSION, LARGEST_DRAWING } from './drawing-limits.ts'
export { type Cleaner, openCleaner } from './open-cleaner.ts'
