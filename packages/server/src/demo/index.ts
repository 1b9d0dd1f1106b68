export { loadDemo } from './load-demo.ts'
export { demoRoutes } from './routes.ts'
export { welcome } from './welcome.ts'
