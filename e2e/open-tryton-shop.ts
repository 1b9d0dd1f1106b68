import { join } from 'node:path'
import { cast, loadCast } from '@volute/demo'
import { openDatabase } from '@volute/server/core/db'
import { openLog } from '@volute/server/log'
import { openShop } from '@volute/server/open-shop'
import { importFolder } from '@volute/server/seeding'
import { readSettings } from '@volute/server/settings'
import { catchMails } from './catch-mails.ts'
import { runShop } from './run-shop.ts'

/** Runs a shop with the Tryton of ERP_URL: the demo's catalogue and cast, without orders of an order desk. */
const log = openLog('warn')
const settings = readSettings({ DATA_DIR: process.env['DATA_DIR'], DEMO: 'off' })
const shop = await openShop(await openDatabase(settings, log), settings, log)
await importFolder(shop, join(import.meta.dirname, '../demo/catalogue'))
await shop.db.transaction((tx) => loadCast(tx, cast.companies, cast.password, shop.now()))
await shop.close()

// Sync every three seconds instead of every minute.
await runShop({ SMTP_URL: await catchMails(), ERP_SYNC_MINUTES: '0.05' })
