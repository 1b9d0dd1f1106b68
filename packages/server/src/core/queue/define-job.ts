import type { z } from 'zod/mini'
import type { JobContext, JobKind } from '../http/context.ts'

/** A job of a module, declared beside its work; `app/jobs.ts` gathers them. */
export interface Job<Payload extends z.ZodMiniObject = z.ZodMiniObject> extends JobKind<Payload> {
  /** Number of times that a job is tried: effectively for ever for an order, for days for a mail. */
  retryLimit: number
  /** Longest time between two tries, in seconds. */
  retryDelayMax: number
  /** Number of workers that take jobs at the same time, so that one slow answer does not block the queue. */
  workers: number
  /** Number of jobs that a worker takes, does at once and ends with one statement. */
  batch: number
  /** Most seconds of a job, where the library's quarter of an hour is too short. */
  seconds?: number
  /** Does a job in the trace of the call that added it; when it throws, the job is tried again later. */
  work(this: void, context: JobContext, payload: z.output<Payload>): Promise<void>
  /** Gives up a job over which the process was killed twice, where its owner looks; a job without it is tried again for ever. */
  giveUp?(this: void, context: JobContext, payload: z.output<Payload>): Promise<void>
}

/** Declares a kind of job once: name, payload, how its queue tries it, and its work. */
export function defineJob<Payload extends z.ZodMiniObject>(job: Job<Payload>): Job<Payload> {
  return job
}
