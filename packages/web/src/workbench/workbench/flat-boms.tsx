import { counted } from '@volute/domain/core/kernel'
import { type FlatBom, nestedFile, type Publication } from '@volute/domain/workbench/workbench'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import section from './section.module.css'
import { uploadFiles } from './uploads.ts'

/** Proposes to show pumps assembly by assembly whose flat list would hide drawings of the draft (LOOKUP-20, BRING-70). */
export function FlatBoms({ publication: { publicationId, flatBoms } }: { publication: Publication }) {
  if (flatBoms.length === 0) return null
  return (
    <Card>
      <h2 className={section.title}>Drawings that nobody can reach</h2>
      <div className={section.body}>
        <Alert>
          {counted(flatBoms.length, 'BOM')} {flatBoms.length === 1 ? 'shows' : 'show'} all parts in one flat
          list, without assemblies to open:
          <ul>
            {flatBoms.map((bom) => (
              <FlatBomItem key={bom.bomNumber} bom={bom} />
            ))}
          </ul>
        </Alert>
        <div>
          <Button onClick={() => uploadFiles(publicationId, [nestedUpload(flatBoms)])}>
            Show Assembly by Assembly
          </Button>
        </div>
      </div>
    </Card>
  )
}

function FlatBomItem({ bom: { bomNumber, drawn } }: { bom: FlatBom }) {
  return (
    <li>
      {bomNumber}: no way to the {drawn.length === 1 ? 'drawing' : 'drawings'} of{' '}
      <FirstFew of={drawn} most={8}>
        {(number) => number}
      </FirstFew>
    </li>
  )
}

function nestedUpload(flatBoms: readonly FlatBom[]) {
  const { name, text } = nestedFile(flatBoms)
  return { name, file: new File([text], name, { type: 'text/csv' }) }
}
