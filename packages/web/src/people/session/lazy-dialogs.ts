import { lazyRouteComponent } from '@tanstack/react-router'

/** Dialog about a company that was changed elsewhere. Its code loads when it shows. */
export const LeftCompanyDialog = lazyRouteComponent(
  () => import('./left-company-dialog.tsx'),
  'LeftCompanyDialog',
)
