import { useNavigate } from '@tanstack/react-router'
import { type BomLine, findLine, placeOfPart } from '@volute/domain/catalogue/bom'
import { useEffect } from 'react'
import { usePlace } from './use-place.ts'

/** Opens the level of the selected part if the address names the part without its path, as links from search do (FIND-51). */
export function useOpenPart(bom: { parts: BomLine[] }, isFlat: boolean) {
  const navigate = useNavigate()
  const { path, selected } = usePlace()
  const { part } = selected
  const isSought = !isFlat && part !== null && path.length === 0 && findLine(bom.parts, part) < 0
  useEffect(() => {
    const found = isSought ? placeOfPart(bom, part) : undefined
    if (!found) return
    const nth = found.nth > 1 ? found.nth : undefined
    const place = { path: found.path, part: found.line.partNumber, nth }
    void navigate({ to: '.', search: (now) => ({ ...now, ...place }), replace: true })
  }, [isSought, bom, part, navigate])
}
