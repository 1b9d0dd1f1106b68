import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/framed/signed-in/lookup/$type/$identifier')

const top: string[] = []

/** Where one is in a BOM, as the URL holds it: the breadcrumb's part numbers, the selected part and which of its rows. */
export function usePlace() {
  const { path = top, part = null, nth } = route.useSearch()
  const navigate = route.useNavigate()
  return {
    path,
    selected: { part, nth },
    goTo: (next: string[]) => void navigate({ search: { path: next.length > 0 ? next : undefined } }),
    select: (next: { part: string; nth: number } | null) =>
      void navigate({
        search: (now) => ({
          ...now,
          part: next?.part,
          nth: next && next.nth > 1 ? next.nth : undefined,
        }),
        replace: true,
        resetScroll: false,
      }),
  }
}
