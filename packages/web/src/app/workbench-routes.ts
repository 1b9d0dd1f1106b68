import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/kernel'
import { differenceSearchParams } from '../workbench/difference-search-params.ts'
import { managesCatalogue } from './guard.ts'
import { signedIn } from './root-route.tsx'
import { listPlace } from './search-params.ts'

const workbench = createRoute({
  getParentRoute: () => signedIn,
  path: pages.workbench,
  component: lazyRouteComponent(() => import('../workbench/workbench-page.tsx'), 'WorkbenchPage'),
  validateSearch: listPlace,
  staticData: { guard: managesCatalogue },
})
const publication = createRoute({
  getParentRoute: () => signedIn,
  path: pages.publication,
  component: lazyRouteComponent(() => import('../workbench/publication-page.tsx'), 'PublicationPage'),
  validateSearch: differenceSearchParams,
  staticData: { guard: managesCatalogue },
})
const broughtFile = createRoute({
  getParentRoute: () => signedIn,
  path: pages.broughtFile,
  component: lazyRouteComponent(() => import('../workbench/brought-file-page.tsx'), 'BroughtFilePage'),
  staticData: { guard: managesCatalogue },
})

const draftDrawing = createRoute({
  getParentRoute: () => signedIn,
  path: pages.draftDrawing,
  component: lazyRouteComponent(
    () => import('../workbench/drawing/draft-drawing-page.tsx'),
    'DraftDrawingPage',
  ),
  staticData: { guard: managesCatalogue },
})

export const workbenchRoutes = [workbench, publication, broughtFile, draftDrawing] as const
