import { afterEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, draftKey, nobody, startSession } from '../../core/api/index.ts'
import { openList } from './open-list.ts'
import { startLine } from '@volute/domain/buying/quick-order'

const rosa = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend' }
const seal = {
  partId: 3,
  partNumber: 'TB10773',
  description: 'Seal',
  unitId: 1,
  unitName: 'EA',
  price: 614.9,
  companyDiscount: 12.5,
  weight: 1.4,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}
const report = { outcome: 'ADDED', part: seal, nearest: null, whyNot: null }

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
  localStorage.clear()
})

it('added lines leave the list, and a toast links to the cart (QUICK-09)', async () => {
  startSession({ ...rosa, token: 't1', accessToken: null })
  openList(draftKey('quick-order', rosa)).set([startLine(1, seal, null)])
  page = await openPage('/quick-order', {
    'GET /paint-color': { paintColors: [] },
    'GET /company/2/preference': { defaultPaintColor: null },
    'POST /lines': { lines: [report] },
  })
  await press('Add To Cart')
  await shown(() => textsOf('main table').length === 0)
  await press('Go to Shopping Cart')
  await shown(() => page.router.state.location.pathname !== '/quick-order')
  expect(page.router.state.location.pathname).toBe('/shopping-cart')
})
