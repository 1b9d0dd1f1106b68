import { lazy } from 'react'

/** Guide of an administrator's first page. Its code loads when it shows. */
export const SetUpGuide = lazy(async () => ({ default: (await import('./set-up-guide.tsx')).SetUpGuide }))
