import type { ReactNode } from 'react'
import { isSignedIn, useSession } from '../../api/index.ts'
import { AddToCartForm, OrderPartsForm, useQuickAdd } from '../../cart/index.ts'
import { OrderProvider } from '../../catalogue/index.ts'
import { Hotkeys } from '../palette/hotkeys.tsx'
import { Footer } from './footer.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

const loadForms = () => Promise.all([AddToCartForm.load(), OrderPartsForm.load()])

/** The frame round every page but the sign-in: top bar, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const signedIn = isSignedIn(useSession())
  useHeadingFocus()
  return (
    <OrderProvider
      quickAdd={useQuickAdd()}
      loadForms={loadForms}
      renderPart={(order, close) => <AddToCartForm key={order.part.partNumber} {...order} onDone={close} />}
      renderParts={(order, close) => <OrderPartsForm {...order} onDone={close} />}
    >
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <div className={styles.shell}>
        <TopBar signedIn={signedIn} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
      </div>
      {signedIn && <Hotkeys />}
    </OrderProvider>
  )
}
