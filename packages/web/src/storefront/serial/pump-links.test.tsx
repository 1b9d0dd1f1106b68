import { expect, it } from 'vitest'
import { renderInShop } from '../../../test/render.tsx'
import { PumpLinks } from './pump-links.tsx'

const bare = {
  serialNumber: '100234',
  copilotId: null,
  bomNumber: '4RB-EM-100',
  description: 'End suction pump 4RB',
  pumpType: '',
  impellerTrim: null,
  impellerTrimAngle: null,
  estimatedShipDate: null,
  manual1Name: null,
  manual2Name: null,
  explodedDrawingNumber: null,
  links: {
    manual1: null,
    manual2: null,
    catalogue: null,
    store: null,
    videos: null,
    explodedDrawing: null,
    asset: null,
  },
}

async function linksOf(pump: Parameters<typeof PumpLinks>[0]['pump']) {
  const shown = await renderInShop(<PumpLinks pump={pump} />)
  const links = [...shown.host.querySelectorAll('a')].map((one) => [
    one.textContent?.replace(', opens in a new tab', ''),
    one.getAttribute('href'),
  ])
  await shown.remove()
  return links
}

it('a pump has a button for each of its documents and links (SERIAL-03, SERIAL-04)', async () => {
  const links = {
    manual1: '/documents/OM-1.pdf',
    manual2: '/documents/OM-2.pdf',
    catalogue: 'https://catalogue.example/4RB',
    store: null,
    videos: 'https://videos.example/',
    explodedDrawing: '/svgs/4RB.svg',
    asset: 'https://assets.example/',
  }
  expect(await linksOf({ ...bare, manual1Name: 'OM-1', manual2Name: 'OM-2', links })).toEqual([
    ['Order Parts Online', '/lookup/serial/100234'],
    ['O&M Manual 1 OM-1', links.manual1],
    ['O&M Manual 2 OM-2', links.manual2],
    ['Pump Curves and Additional Drawings', links.catalogue],
    ['Assembly/Maintenance Videos', links.videos],
    ['View Exploded Drawing', links.explodedDrawing],
    ['View Asset', links.asset],
  ])
})

it('a missing document or link has no button (SERIAL-03)', async () => {
  expect(await linksOf(bare)).toEqual([['Order Parts Online', '/lookup/serial/100234']])
})

it('Order Parts Online leads to the external store when there is one (OQ-100)', async () => {
  const links = { ...bare.links, store: 'https://store.example/?serial=100234' }
  expect(await linksOf({ ...bare, links })).toEqual([['Order Parts Online', links.store]])
})
