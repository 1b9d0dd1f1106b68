import { trytonZone } from '../../../packages/erp-tryton/test/day-in.ts'
import { openTrytonCopy } from '../../../packages/erp-tryton/test/open-tryton-copy.ts'
import { deployTests } from './deploy-tests.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { ensureTryton } from './ensure-tryton.ts'
import { joinOutcomes, nothing } from './outcome.ts'
import { playwright, type Step, vitest } from './steps.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'
import { makeTrytonTemplate } from './tryton-template.ts'

const JOURNEY = 'tryton.spec.ts'

/** Runs the tests against their own Tryton and the journey through a shop connected to it, or those of the given files. */
export function trytonTests(files = [...deployTests.tryton, JOURNEY]): Step {
  return async (stop) => {
    const programs = await ensurePostgres(stop)
    if (!programs || !(await ensureTryton(stop))) {
      console.log(
        '\n!!! LEFT OUT: the adapter of Tryton and a shop before it were NOT tested. There is no Tryton with its modules on this machine and no way to install it (Debian: apt-get install tryton-server and the modules of docs/erp.md). !!!\n',
      )
      return nothing
    }
    const cluster = await openThrowawayPostgres(programs)
    try {
      await makeTrytonTemplate(programs, cluster.url)
      const env = { TEST_DATABASE_URL: cluster.url, TRYTON: 'on', TRYTON_ZONE: trytonZone }
      const tests = files.filter((file) => !file.endsWith(JOURNEY))
      // The journey mostly waits, so it runs in parallel.
      const outcomes = await Promise.all([
        ...(tests.length > 0
          ? [
              vitest(`Tryton on ${cluster.version}`, ['erp-tryton', 'bench'], {
                env,
                files: tests,
                alone: 'npm run check:tryton --',
              })(stop),
            ]
          : []),
        ...(tests.length < files.length ? [journey(cluster.url, stop)] : []),
      ])
      return joinOutcomes(outcomes)
    } finally {
      await cluster.close()
    }
  }
}

async function journey(clusterUrl: string, stop: AbortSignal) {
  const tryton = await openTrytonCopy(clusterUrl)
  try {
    const env = {
      CHROMIUM_PATH: await ensureChromium(stop),
      JOURNEYS_ERP_URL: tryton.url,
      TRYTON_ZONE: trytonZone,
    }
    return await playwright('Journey before Tryton', [JOURNEY], env)(stop)
  } finally {
    await tryton.close()
  }
}
