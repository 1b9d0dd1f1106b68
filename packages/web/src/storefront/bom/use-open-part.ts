import { type BomLine, findLine, placeOfPart } from '@volute/domain/catalogue/bom'
import { useEffect } from 'react'
import { usePlace } from './use-place.ts'

/** Opens the level of the selected part if the address names the part without its path, as links from search do (FIND-51). */
export function useOpenPart(bom: { parts: BomLine[] }, isFlat: boolean) {
  const place = usePlace()
  const { part } = place.selected
  const isSought = !isFlat && part !== null && place.path.length === 0 && findLine(bom.parts, part) < 0
  useEffect(() => {
    const found = isSought ? placeOfPart(bom, part) : undefined
    if (found) place.show({ ...found, part: found.line.partNumber }, true)
  }, [isSought, bom, part])
}
