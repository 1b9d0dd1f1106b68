import { openTryton } from '../src/index.ts'
import type { ErpTroubles } from '@volute/erp/contract'
import { SHOP_PASSWORD, SHOP_USER } from './fill-tryton.ts'
import type { TestTryton } from './open-test-tryton.ts'
import { trytonUrl } from './start-trytond.ts'

const SEES_ONLY = 'shop-that-sees'

/** Faults between the shop and a Tryton. */
export function trytonTroubles({ address, database, people, line }: TestTryton): ErpTroubles {
  const open = (at: string, user = SHOP_USER, password = SHOP_PASSWORD) =>
    openTryton(trytonUrl(at, database, user, password))
  const cutAtCreate = (when: 'before' | 'after' | 'busy') => {
    line.cuts.push({ method: 'model.sale.sale.create', when })
    return open(line.address)
  }
  return {
    wrongKey: () => open(address, SHOP_USER, 'wrong'),
    async noRight() {
      const [shop] = await people.find('res.user', [['login', '=', SHOP_USER]], ['company'])
      const groups = await people.find('res.group', [['name', 'in', ['Stock', 'Account']]])
      await people.create('res.user', [
        {
          name: SEES_ONLY,
          login: SEES_ONLY,
          password: SHOP_PASSWORD,
          companies: [['add', [shop?.['company']]]],
          company: shop?.['company'],
          groups: [['add', groups.map((group) => group.id)]],
        },
      ])
      return open(address, SEES_ONLY)
    },
    nobodyThere: () => open('http://127.0.0.1:1'),
    busy: () => cutAtCreate('busy'),
    cut: cutAtCreate,
  }
}
