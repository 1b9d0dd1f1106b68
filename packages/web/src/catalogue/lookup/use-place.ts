import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/framed/signed-in/lookup/$type/$identifier')

const top: string[] = []

/** Where one is in a BOM, as the URL holds it: the breadcrumb's part numbers and the selected part's line. */
export function usePlace() {
  const { path = top, part = null } = route.useSearch()
  const navigate = route.useNavigate()
  return {
    path,
    part,
    goTo: (next: string[]) =>
      void navigate({ search: { path: next.length > 0 ? next : undefined }, resetScroll: false }),
    select: (next: string | null) =>
      void navigate({
        search: (now) => ({ ...now, part: next ?? undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}
