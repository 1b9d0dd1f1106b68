import { calloutText, type DrawnLine } from '@volute/domain/workbench/workbench'
import { counted, countText } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { Balloon } from '../../../core/ui/balloon.tsx'
import { Badge } from '../../../core/ui/badge.tsx'
import type { DrawnCallout } from './callout-history.ts'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import option from '../../../core/ui/option.module.css'
import styles from './side-panel.module.css'
import type { Desk } from './use-desk.ts'

/** Mismatches between the drawing and its BOM: positions to place, callouts to correct (CALLOUT-60). */
export function LeftOverLists({ desk }: { desk: Desk }) {
  const { positions, strays, ambiguous } = desk.left
  return (
    <>
      <Part title="Positions without callout" count={positions.length}>
        {positions.map((line) => (
          <li key={`${line.position} ${line.partNumber}`}>
            <button
              type="button"
              className={joinClasses(option.option, styles.row)}
              onClick={() => desk.beginPlacing(line)}
            >
              <span className="visually-hidden">Place </span>
              <LineTexts line={line} />
            </button>
          </li>
        ))}
      </Part>
      <Part title="Callouts without position" count={strays.length}>
        {strays.map((callout) => (
          <GoTo key={callout.key} desk={desk} callout={callout} why="no position of the BOM" />
        ))}
      </Part>
      {ambiguous.length > 0 && (
        <Part title="Callouts that mean several parts" count={ambiguous.length}>
          {ambiguous.map((callout) => (
            <GoTo
              key={callout.key}
              desk={desk}
              callout={callout}
              why={desk
                .meant(callout.text)
                .map(({ partNumber }) => partNumber)
                .join(', ')}
            />
          ))}
        </Part>
      )}
    </>
  )
}

/** All lines of the BOM. A click goes to the next callout of the line, or starts placing one if it has none. */
export function DrawnLines({ desk }: { desk: Desk }) {
  const { drawing, left, meant, sorted, current } = desk
  const on = new Set(current && meant(current.text))
  return (
    <Part title="Bill of materials" count={drawing.lines.length}>
      {drawing.lines.map((line) => {
        const times = left.times.get(line) ?? 0
        return (
          <li key={`${line.position} ${line.partNumber}`}>
            <button
              type="button"
              className={joinClasses(option.option, styles.row)}
              data-on={on.has(line) || undefined}
              onClick={() => (times > 0 ? desk.go(nextOf(line)) : desk.beginPlacing(line))}
            >
              <LineTexts line={line} />
              {times === 0 && <Badge kind="warn">No callout</Badge>}
              {times > 1 && <Badge>{counted(times, 'callout')}</Badge>}
            </button>
          </li>
        )
      })}
    </Part>
  )

  /** Next callout of the line after the current one, so that repeated clicks visit all of them. */
  function nextOf(line: DrawnLine) {
    const all = sorted.filter(({ text }) => meant(text).includes(line))
    return all[(current ? all.indexOf(current) + 1 : 0) % all.length]
  }
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>
        {title} <span>{countText(count)}</span>
      </h2>
      {count > 0 && <ul>{children}</ul>}
    </section>
  )
}

function LineTexts({ line }: { line: DrawnLine }) {
  return (
    <>
      <Reference text={line.reference} />
      <span className={styles.description}>{line.description}</span>
      <span className="mono">{line.partNumber}</span>
    </>
  )
}

function GoTo({ desk, callout, why }: { desk: Desk; callout: DrawnCallout; why: string }) {
  return (
    <li>
      <button
        type="button"
        className={joinClasses(option.option, styles.row)}
        onClick={() => desk.go(callout)}
      >
        <Reference text={callout.text || '?'} />
        <span className={styles.description}>
          {calloutText(callout)}: {why}
        </span>
      </button>
    </li>
  )
}

/** Balloon in a fixed column, so that texts after balloons of different widths align. */
function Reference({ text }: { text: string }) {
  return (
    <span className={styles.reference}>
      <Balloon number={text} />
    </span>
  )
}
