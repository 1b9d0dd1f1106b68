export { SetUpAlert } from './set-up-alert.tsx'
