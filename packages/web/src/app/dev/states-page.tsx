import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { Toasts } from '../../core/ui/floating/toasts.tsx'
import { ButtonStates } from './button-states.tsx'
import { ChoiceStates } from './choice-states.tsx'
import { DialogStates } from './dialog-states.tsx'
import { FieldStates } from './field-states.tsx'
import { NoteStates } from './note-states.tsx'
import { TableStates } from './table-states.tsx'

/** `/dev/ui`: every component of the kit in every state, for developers. The built shop does not have this page. */
export function StatesPage() {
  return (
    <main id="main">
      <Page width={1248}>
        <PageHead title="Components">Every component of the kit, in every state.</PageHead>
        <ButtonStates />
        <FieldStates />
        <ChoiceStates />
        <TableStates />
        <NoteStates />
        <DialogStates />
      </Page>
      <Toasts />
    </main>
  )
}
