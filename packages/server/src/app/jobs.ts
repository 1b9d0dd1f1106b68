import { orderJobs } from '../buying/orders/index.ts'
import { sendMailJob } from '../core/mail/index.ts'
import type { Job } from '../core/queue/index.ts'
import { sessionJobs } from '../people/session/index.ts'
import { returnJobs } from '../service/returns/index.ts'
import { workbenchJobs } from '../workbench/workbench/index.ts'

/** All kinds of jobs of the shop, by module. */
export const jobs: Job[] = [sendMailJob, ...sessionJobs, ...orderJobs, ...returnJobs, ...workbenchJobs]
