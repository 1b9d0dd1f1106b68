import { startShop } from './start-shop.ts'

// In development another server has the web app.
await startShop(process.env, {}, !process.argv.includes('--without-web'))
