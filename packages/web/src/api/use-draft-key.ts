import { useState } from 'react'
import { draftKey } from './browser-storage.ts'
import { useSession } from './session-store.ts'

/** The key of a draft of whoever opened the page: nobody's session, after a sign-out, must not take it over. */
export function useDraftKey(name: string): string {
  const { user } = useSession()
  return useState(() => draftKey(name, user))[0]
}
