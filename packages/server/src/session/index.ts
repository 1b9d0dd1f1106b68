export { findActor } from './find-actor.ts'
export { hashPassword } from './passwords.ts'
export { sessionRoutes } from './routes.ts'
