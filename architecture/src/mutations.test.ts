import { expect, it } from 'vitest'
import { houseFiles } from './house-files.ts'
import { mutations } from './mutations.ts'
import { writtenIds } from './requirement-ids.ts'

it('each mutation breaks one line of its file, for a requirement that is written down', () => {
  const files = new Map(houseFiles(/^packages\/.*\.tsx?$/).map(({ path, text }) => [path, text]))
  const idle = mutations.filter(({ id, file, from, to }) => {
    const places = files.get(file)?.split(from).length
    return places !== 2 || from === to || !writtenIds.includes(id)
  })
  expect(idle).toEqual([])
})
