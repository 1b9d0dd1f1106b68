import type { z } from 'zod/mini'
import type { JobContext, JobKind } from '../http/context.ts'

/** A job of a module, declared beside its work; `app/jobs.ts` gathers them. */
export interface Job<Payload extends z.ZodMiniObject = z.ZodMiniObject> extends JobKind<Payload> {
  /** Maximum number of attempts: effectively unlimited for an order, a few days' worth for a mail. */
  retryLimit: number
  /** Longest delay between two attempts, in seconds. */
  retryDelayMax: number
  /** Number of workers that take jobs at the same time, so that one slow answer does not block the queue. */
  workers: number
  /** Number of jobs that a worker fetches together, runs concurrently and completes with one statement. */
  batch: number
  /** Timeout in seconds, where the library's 15 minutes are too short. */
  seconds?: number
  /** Runs a job in the trace of the call that added it. If it throws, the job is retried. */
  work(this: void, context: JobContext, payload: z.output<Payload>): Promise<void>
  /**
   * Marks a job as given up, where its owner sees it, after the process was killed on it twice. Without this a job is
   * retried forever.
   */
  giveUp?(this: void, context: JobContext, payload: z.output<Payload>): Promise<void>
}

/** Declares a kind of job once: name, payload, retry policy and work. */
export function defineJob<Payload extends z.ZodMiniObject>(job: Job<Payload>): Job<Payload> {
  return job
}
