export { checkDocument, documentLine } from './check-document.ts'
export { checkoutRoutes } from './routes.ts'
