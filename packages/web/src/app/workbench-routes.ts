import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '@volute/domain/core/kernel'
import { differenceSearchParams } from '../workbench/workbench/difference-search-params.ts'
import { managesCatalogue } from './guard.ts'
import { signedIn } from './root-route.tsx'
import { draftsPlace } from './search-params.ts'

const workbench = createRoute({
  getParentRoute: () => signedIn,
  path: pages.workbench,
  component: lazyRouteComponent(() => import('../workbench/workbench/workbench-page.tsx'), 'WorkbenchPage'),
  validateSearch: draftsPlace,
  staticData: { guard: managesCatalogue },
})
const publication = createRoute({
  getParentRoute: () => signedIn,
  path: pages.publication,
  component: lazyRouteComponent(
    () => import('../workbench/workbench/publication-page.tsx'),
    'PublicationPage',
  ),
  validateSearch: differenceSearchParams,
  staticData: { guard: managesCatalogue },
})
const uploadedFile = createRoute({
  getParentRoute: () => signedIn,
  path: pages.uploadedFile,
  component: lazyRouteComponent(
    () => import('../workbench/workbench/uploaded-file-page.tsx'),
    'UploadedFilePage',
  ),
  staticData: { guard: managesCatalogue },
})

const draftDrawing = createRoute({
  getParentRoute: () => signedIn,
  path: pages.draftDrawing,
  component: lazyRouteComponent(
    () => import('../workbench/workbench/drawing/draft-drawing-page.tsx'),
    'DraftDrawingPage',
  ),
  staticData: { guard: managesCatalogue },
})

export const workbenchRoutes = [workbench, publication, uploadedFile, draftDrawing] as const
