import { type BomLine, type BomPlace, linesAt, placesIn } from '@volute/domain/catalogue/bom'
import { Suspense, useMemo, useState } from 'react'
import { DrawingPane, FindDialog } from '../../storefront/bom/index.ts'
import { Balloon } from '../../core/ui/balloon.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../core/ui/modal.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './choose-part.module.css'

interface ChoosePartProps {
  bom: { partNumber: string; description: string; parts: BomLine[] }
  by: 'search' | 'drawing'
  onChoose: (place: BomPlace) => void
  onClose: () => void
}

/** Chooses a part of the pump by a search over all its levels, or on its drawings. */
export function ChoosePart({ bom, by, ...props }: ChoosePartProps) {
  if (by === 'drawing') return <ChooseOnDrawing bom={bom} {...props} />
  return (
    <Suspense>
      <FindDialog bom={bom} isFlat={false} {...props} />
    </Suspense>
  )
}

function ChooseOnDrawing({ bom, onChoose, onClose }: Omit<ChoosePartProps, 'by'>) {
  const [path, setPath] = useState<string[]>([])
  const [chosen, setChosen] = useState<BomLine | null>(null)
  const { lines, crumbs } = useMemo(() => linesAt(bom, path), [bom, path])
  const here = crumbs.at(-1)
  const go = (next: string[]) => {
    setChosen(null)
    setPath(next)
  }
  const on = useMemo(() => (chosen ? [chosen] : []), [chosen])
  const link = { lines, on, selected: chosen, onHot: () => undefined, onChoose: setChosen }
  return (
    <Modal open table title="Choose a part on the drawing" onClose={onClose}>
      <ModalBody>
        <div className={styles.drawing}>
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <DrawingPane
              partNumber={here?.partNumber ?? bom.partNumber}
              crumbs={crumbs}
              onGo={go}
              link={link}
            />
          </Suspense>
        </div>
        <p role="status" className={styles.chosen}>
          {chosen ? (
            <>
              <Balloon number={chosen.reference} on />
              {chosen.description} <span className="mono">{chosen.partNumber}</span>
            </>
          ) : (
            'Tap a part or its number.'
          )}
        </p>
      </ModalBody>
      <ModalFooter>
        {chosen && chosen.parts.length > 0 && (
          <Button onClick={() => go([...(here?.path ?? []), chosen.partNumber])}>Open Its Drawing</Button>
        )}
        <Button look="primary" disabled={!chosen} onClick={choose}>
          Use This Part
        </Button>
      </ModalFooter>
    </Modal>
  )

  function choose() {
    const place = placesIn(bom, { isFlat: false }).find(({ line }) => line === chosen)
    onClose()
    if (place) onChoose(place)
  }
}
