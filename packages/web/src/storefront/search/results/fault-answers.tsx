import { useQuery } from '@tanstack/react-query'
import { documentAddress, getLookup } from '@volute/domain/catalogue/bom'
import type { ReplyOf } from '@volute/domain/core/kernel'
import type { FaultAnswer, SearchResults } from '@volute/domain/storefront/search'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { call, failureOf } from '../../../core/api/index.ts'
import { Button } from '../../../core/ui/button.tsx'
import { Card } from '../../../core/ui/card.tsx'
import { ExternalLink } from '../../../core/ui/external-link.tsx'
import { FailureCard } from '../../../core/ui/failure-card.tsx'
import { Table } from '../../../core/ui/table.tsx'
import { TextField } from '../../../core/ui/text-field.tsx'
import styles from './fault-answers.module.css'
import { FaultParts } from './fault-parts.tsx'
import { Marked } from './marked.tsx'
import pageStyles from './search-page.module.css'
import type { Results } from './use-results.ts'

interface FaultAnswersProps {
  answers: FaultAnswer[]
  narrowedTo: SearchResults['narrowedTo']
  results: Results
}

/** Answers of the manuals' fault tables; within a pump, each with the parts that its remedies name (FIND-60, FIND-61). */
export function FaultAnswers({ answers, narrowedTo, results }: FaultAnswersProps) {
  const pump = narrowedTo?.type === 'serial' ? narrowedTo.identifier : null
  const heading = useFocusAfter(pump)
  const { data, error, refetch } = useQuery({
    queryKey: ['parts of faults', pump],
    queryFn: () => call(getLookup, { type: 'serial', identifier: pump ?? '' }),
    enabled: pump !== null,
  })
  return (
    <section aria-label="Troubleshooting">
      <Card>
        <h2 ref={heading} tabIndex={-1} className={pageStyles.title}>
          Troubleshooting
        </h2>
        {answers.map((answer) => (
          <Answer key={`${pump} ${answer.url} ${answer.symptom.text}`} answer={answer} lookup={data} />
        ))}
        {pump === null && <NamePump results={results} />}
      </Card>
      {!data && error && <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />}
    </section>
  )
}

/** Heading that takes the focus when the field for the pump disappears with the focus in it. */
function useFocusAfter(pump: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(pump)
  useEffect(() => {
    if (last.current !== pump && document.activeElement === document.body) heading.current?.focus()
    last.current = pump
  }, [pump])
  return heading
}

interface AnswerProps {
  answer: FaultAnswer
  /** Look-up of the pump; undefined until the person has entered a pump and it has loaded. */
  lookup: ReplyOf<typeof getLookup> | undefined
}

function Answer({ answer, lookup }: AnswerProps) {
  const { name, url, pumpModels, symptom, rows } = answer
  const titles = { symptom: symptom.text, manual: name }
  return (
    <article className={styles.answer}>
      <h3 className={styles.symptom}>
        <span>
          <Marked of={symptom} />
        </span>
        <span className={styles.manual}>
          {name}
          {pumpModels.length > 0 && `, model ${pumpModels.join(', ')}`}
        </span>
      </h3>
      <Table caption={`Causes and remedies: ${symptom.text}`} className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">Cause</th>
            <th scope="col">Remedy</th>
            <th scope="col">Manual</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, cause, remedy }) => (
            <tr key={`${page} ${cause} ${remedy}`}>
              <td>{cause}</td>
              <td>{remedy}</td>
              <td className={styles.page}>
                <ExternalLink
                  href={`${documentAddress(url)}#page=${page}`}
                  aria-label={`${name}, page ${page}`}
                >
                  Page {page}
                </ExternalLink>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {lookup && <FaultParts rows={rows} lookup={lookup} {...titles} />}
    </article>
  )
}

/** Asks for the pump whose parts the remedies name. */
function NamePump({ results }: { results: Results }) {
  const [named, setNamed] = useState(results.pump ?? '')
  const isUnknown = results.pump !== undefined && results.pump === named.trim() && !results.isStale
  return (
    <form noValidate className={styles.pump} onSubmit={submit}>
      <TextField
        label="Your pump"
        placeholder="Serial number or tag"
        hint={isUnknown ? undefined : 'Enter your pump to see the parts for this remedy.'}
        error={isUnknown ? 'No pump has this serial number or tag. Check it and try again.' : undefined}
        value={named}
        onChange={({ target }) => setNamed(target.value)}
      />
      <Button type="submit">Show Parts</Button>
    </form>
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (named.trim() !== '') results.ofPump(named.trim())
  }
}
