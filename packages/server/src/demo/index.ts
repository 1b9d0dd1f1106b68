export { openDemo } from './open-demo.ts'
export { demoRoutes } from './routes.ts'
