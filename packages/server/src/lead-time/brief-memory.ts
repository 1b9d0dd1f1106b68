/**
 * Keeps values for a while, at most so many: the oldest gives way. It stands in one process and may be stale for as
 * long as it keeps a value, so it holds only what another source can say again.
 */
export function openBriefMemory<Value>({ milliseconds, most }: { milliseconds: number; most: number }) {
  // A map keeps the order of insertion, which is the order of age.
  const kept = new Map<string, { value: Value; until: number }>()

  return {
    recall(key: string, now: Date): Value | undefined {
      const found = kept.get(key)
      return found && found.until > now.getTime() ? found.value : undefined
    },
    keep(key: string, value: Value, now: Date): void {
      kept.delete(key)
      kept.set(key, { value, until: now.getTime() + milliseconds })
      for (const oldest of kept.keys()) {
        if (kept.size <= most) return
        kept.delete(oldest)
      }
    },
  }
}

export type BriefMemory<Value> = ReturnType<typeof openBriefMemory<Value>>
