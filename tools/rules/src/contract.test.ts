import { endpoints } from '@volute/domain/app/contract'
import { attemptLimits, type Endpoint, getHealth } from '@volute/domain/core/kernel'
import { routes } from '@volute/server/routes'
import { expect, it } from 'vitest'
import { contractFaults } from './contract-rules.ts'

it('every endpoint of the contract has one route, its own handler, an access rule and an export named like it', () => {
  expect(Object.keys(endpoints).length).toBeGreaterThan(0)
  expect(contractFaults(endpoints, routes)).toEqual([])
})

const getPump: Endpoint = { ...getHealth, name: 'pumps.get', path: '/pumps/{id}' }
const listParts: Endpoint = { ...getPump, name: 'parts.list', path: '/parts' }

it('a complete contract has no faults', () => {
  expect(contractFaults({ getPump, listParts }, [served(getPump), served(listParts)])).toEqual([])
})

it.each<[string, Record<string, Endpoint>, Endpoint[]]>([
  [
    'The name pumps.get is declared twice.',
    { getPump, listParts: { ...listParts, name: 'pumps.get' } },
    [getPump],
  ],
  [
    'GET /pumps/{} is declared twice.',
    { getPump, listParts: { ...listParts, path: '/pumps/{serial}' } },
    [getPump],
  ],
  ['findPump is called pumps.get outside.', { findPump: getPump }, [getPump]],
  ['pumps.get does not say who may call it.', { getPump: { ...getPump, access: undefined as never } }, []],
  [
    'parts.list counts attempts by pump, which it does not take.',
    { listParts: { ...listParts, limits: [{ per: { field: 'pump' }, ...attemptLimits.userExists }] } },
    [],
  ],
  ['parts.list GET /parts has 0 routes.', { getPump, listParts }, [getPump]],
  ['pumps.get GET /pumps/{} has 2 routes.', { getPump }, [getPump, getPump]],
  ['parts.list has a route but no place in the contract.', { getPump }, [getPump, listParts]],
])('%s', (fault, declared, routed) => {
  expect(contractFaults(declared, routed.map(served))).toContain(fault)
})

it('two endpoints cannot share a handler', () => {
  function findPump() {}
  const shared = [getPump, listParts].map((endpoint) => ({ endpoint, handler: findPump }))
  expect(contractFaults({ getPump, listParts }, shared)).toEqual([
    'The handler findPump serves two endpoints.',
  ])
})

function served(endpoint: Endpoint) {
  return { endpoint, handler: () => null }
}
