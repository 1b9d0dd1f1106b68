import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSetUp, missingOf } from '@volute/domain/core/brand'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { type ReactNode, useId, useState } from 'react'
import { query, readStored, storageKeys, writeStored } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import { TextButton } from '../../core/ui/text-button.tsx'
import { SetUpAlert } from './set-up-alert.tsx'
import styles from './set-up-guide.module.css'

/**
 * Steps from an empty shop to the first customer. Each is done once the shop's data show it; with all of them done, or
 * hidden on this device, nothing but missing settings is shown (SETUP-01, SETUP-02).
 */
export function SetUpGuide() {
  const [isHidden, setHidden] = useState(readStored(storageKeys.setUpHidden) === true)
  const { data, isLoading } = useQuery({ ...query(getSetUp, {}), staleTime: 0, enabled: !isHidden })
  const missing = missingOf(useBrand())
  const id = useId()
  const steps = data ? stepsOf(data, missing) : []
  const next = steps.find(({ isDone }) => !isDone)
  if (isLoading) return null
  if (isHidden || !next) return <SetUpAlert />
  return (
    <section className={styles.guide} aria-labelledby={id}>
      <Card className={styles.card}>
        <header className={styles.head}>
          <h2 id={id}>Set up your shop</h2>
          <span className={styles.count}>
            {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
          </span>
          <TextButton
            onClick={() => {
              writeStored(storageKeys.setUpHidden, true)
              setHidden(true)
            }}
          >
            Hide<span className="visually-hidden"> the setup guide</span>
          </TextButton>
        </header>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Step key={step.title} {...step} number={index + 1} isNext={step === next} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

interface StepFacts {
  title: string
  text: string
  isDone: boolean
  link: ReactNode
}

interface StepProps extends StepFacts {
  number: number
  isNext: boolean
}

function Step({ number, title, text, isDone, isNext, link }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? <IconCircleCheckFilled size={22} /> : number}
      </span>
      <h3>
        {title}
        {isDone && <span className="visually-hidden">: done</span>}
      </h3>
      <p>{text}</p>
      {!isDone && link}
    </li>
  )
}

function stepsOf(
  { hasCatalogue, hasCustomer, hasPerson }: ReplyOf<typeof getSetUp>,
  missing: readonly string[],
): StepFacts[] {
  const lacks = new Intl.ListFormat('en').format(missing)
  return [
    {
      title: 'Name and look',
      text: missing.length > 0 ? `The shop lacks ${lacks}.` : 'Customers see your name, logo and terms.',
      isDone: missing.length === 0,
      link: <Link to="/manage/shop">Set up the shop</Link>,
    },
    {
      title: 'Catalogue',
      text: 'Upload exports and drawings, check the draft, then publish.',
      isDone: hasCatalogue,
      link: <Link to="/workbench">Upload files</Link>,
    },
    {
      title: 'First customer',
      text: 'A company with its account and its distributor, on one sheet.',
      isDone: hasCustomer,
      link: (
        <Link to="/manage/companies" search={{ add: 'customer' }}>
          Add a customer
        </Link>
      ),
    },
    {
      title: 'Send the invitation',
      text: 'The customer’s administrator opens the link, sets a password and orders.',
      isDone: hasPerson,
      link: hasCustomer ? <Link to="/dashboard/companies">Choose the company, then invite</Link> : null,
    },
  ]
}
