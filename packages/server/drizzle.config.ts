import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/server/src/core/db/schema/index.ts',
  out: './packages/server/src/core/db/migrations',
})
