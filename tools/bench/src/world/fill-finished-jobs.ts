import type { Pool } from 'pg'

/** Adds jobs that finished just now to the queue of a started shop, half of them orders and half mails, as pg-boss leaves them. */
export async function fillFinishedJobs(pool: Pool, count: number, isAnalysed: boolean): Promise<void> {
  await pool.query(
    `insert into pgboss.job (
       name, data, state, policy, singleton_key, retry_limit, dead_letter, deletion_seconds, heartbeat_seconds,
       started_on, completed_on)
     select queue.name, jsonb_build_object('filled', number), 'completed', queue.policy, format('{"filled":%s}', number),
       queue.retry_limit, queue.dead_letter, queue.deletion_seconds, queue.heartbeat_seconds, now(), now()
     from generate_series(1, $1::int) number
     join pgboss.queue on queue.name = case when number % 2 = 0 then 'place-order' else 'send-mail' end`,
    [count],
  )
  if (isAnalysed) await pool.query('vacuum analyze pgboss.job')
}
