import { type UploadedFile } from '@volute/domain/workbench/workbench'
import { sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FieldError } from '../../core/ui/field.tsx'
import { UnsavedForm } from '../../core/ui/unsaved-changes.tsx'
import { FindingList } from './finding-list.tsx'
import { MappedTables } from './mapped-tables.tsx'
import { MappingColumns } from './mapping-columns.tsx'
import styles from './mapping-fields.module.css'
import { ReadingFields } from './reading-fields.tsx'
import section from './section.module.css'
import { type MappingForm, useMappingForm } from './use-mapping-form.ts'

interface MappingFieldsProps {
  publicationId: string
  file: UploadedFile
  /** True if it can be changed. */
  isOpen: boolean
}

/** Reading of a file on the left, its columns with their mapping on the right, saved by one button. */
export function MappingFields({ publicationId, file, isOpen }: MappingFieldsProps) {
  const form = useMappingForm(publicationId, file)
  return (
    <form {...form.props}>
      <fieldset className={styles.parts} disabled={!isOpen}>
        <legend className="visually-hidden">How {file.name} is read</legend>
        <div className={styles.side}>
          <Card>
            <h2 className={section.title}>How it is read</h2>
            <div className={section.body}>
              <ReadingFields form={form} file={file} />
            </div>
          </Card>
          <FindingList file={file} form={form} />
        </div>
        <div className={styles.main}>
          {form.isReadAnew ? (
            <Alert kind="info">Save to read the file this way. Its columns are then recognized again.</Alert>
          ) : (
            <>
              <MappingColumns file={file} form={form} />
              <MappedTables file={file} form={form} />
            </>
          )}
        </div>
        {isOpen && <Save form={form} />}
      </fieldset>
      <UnsavedForm form={form} />
    </form>
  )
}

function Save({ form }: { form: MappingForm }) {
  return (
    <div className={styles.save}>
      {form.errors.mappings && <FieldError>{form.errors.mappings}</FieldError>}
      {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
      <Button type="submit" look="primary" wide busy={form.isSaving && 'Saving'}>
        {form.isReadAnew ? 'Save and Read Again' : 'Save'}
      </Button>
    </div>
  )
}
