import { endpoints } from '@volute/domain/app/contract'
import { attemptLimits, type Endpoint, getHealth } from '@volute/domain/core/kernel'
import { routes } from '@volute/server/routes'
import { expect, it } from 'vitest'
import { contractFaults } from './contract-rules.ts'

it('every endpoint of the contract has one route, its own handler and an access rule', () => {
  expect(Object.keys(endpoints).length).toBeGreaterThan(0)
  expect(contractFaults(endpoints, routes)).toEqual([])
})

const one: Endpoint = { ...getHealth, name: 'pumps.get', path: '/pumps/{id}' }
const other: Endpoint = { ...one, name: 'parts.list', path: '/parts' }

it('a complete contract has no faults', () => {
  expect(contractFaults({ one, other }, [served(one), served(other)])).toEqual([])
})

it.each<[string, Record<string, Endpoint>, Endpoint[]]>([
  ['The name pumps.get is declared twice.', { one, other: { ...other, name: 'pumps.get' } }, [one]],
  ['GET /pumps/{} is declared twice.', { one, other: { ...other, path: '/pumps/{serial}' } }, [one]],
  ['pumps.get does not say who may call it.', { one: { ...one, access: undefined as never } }, []],
  [
    'parts.list counts attempts by pump, which it does not take.',
    { other: { ...other, limits: [{ per: { field: 'pump' }, ...attemptLimits.userExists }] } },
    [],
  ],
  ['parts.list GET /parts has 0 routes.', { one, other }, [one]],
  ['pumps.get GET /pumps/{} has 2 routes.', { one }, [one, one]],
  ['parts.list has a route but no place in the contract.', { one }, [one, other]],
])('%s', (fault, declared, routed) => {
  expect(contractFaults(declared, routed.map(served))).toContain(fault)
})

it('two endpoints cannot share a handler', () => {
  function findPump() {}
  const shared = [one, other].map((endpoint) => ({ endpoint, handler: findPump }))
  expect(contractFaults({ one, other }, shared)).toEqual(['The handler findPump serves two endpoints.'])
})

function served(endpoint: Endpoint) {
  return { endpoint, handler: () => null }
}
