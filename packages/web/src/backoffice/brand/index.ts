export { SetUpGuide } from './set-up-guide.tsx'
