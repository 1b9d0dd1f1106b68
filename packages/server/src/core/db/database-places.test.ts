import { expect, it } from 'vitest'
import { readPlaces } from './database-places.ts'

it('DATABASE_URL names one or several servers, each with its port or the default port (OQ-44)', () => {
  expect(readPlaces('postgres://shop:secret@db/shop?sslmode=require')).toEqual([
    { url: 'postgres://shop:secret@db/shop?sslmode=require', host: 'db', port: 5432 },
  ])
  expect(readPlaces('postgresql://shop@one:5432,[::1]:5433/shop')).toEqual([
    { url: 'postgresql://shop@one:5432/shop', host: 'one', port: 5432 },
    { url: 'postgresql://shop@[::1]:5433/shop', host: '::1', port: 5433 },
  ])
})

it.each(['mysql://shop@db/shop', 'db', 'postgres://shop@one:5432,two:none/shop'])(
  '%s names no server',
  (url) => {
    expect(readPlaces(url)).toEqual([])
  },
)
