import { lazy } from 'react'

/** Guide of an administrator's first page. Its code loads when it shows; without it the page stands alone. */
export const SetUpGuide = lazy(async () => ({
  default: await import('./set-up-guide.tsx').then(
    ({ SetUpGuide: Guide }) => Guide,
    () => () => null,
  ),
}))
