import { addPumps } from '@volute/domain/service/fleet'
import { mayCall, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { SerialsField } from './add-pumps.tsx'
import styles from './empty-fleet.module.css'
import { FleetPicture } from './fleet-picture.tsx'
import type { Adding } from './use-add-pumps.ts'

/** Picture of a fleet's purpose, and a field for a pasted list (FLEET-21). */
export function EmptyFleet({ adding }: { adding: Adding }) {
  const { user } = useSession()
  return (
    <Card>
      <div className={styles.empty}>
        <div className={styles.words}>
          <FleetPicture />
          <h2>Your pumps, from the label to the part</h2>
          <p>
            Each pump has a page with its drawing, the parts that fit it, its documents, and everything ever
            bought or done for it. Print its label, and scanning it on the floor opens that page.
          </p>
        </div>
        {mayCall(addPumps, user) && (
          <form noValidate className={styles.form} onSubmit={adding.submit}>
            <SerialsField adding={adding} />
            <Button type="submit" look="primary" busy={adding.isAdding && 'Adding'}>
              Add Pumps
            </Button>
          </form>
        )}
      </div>
    </Card>
  )
}
