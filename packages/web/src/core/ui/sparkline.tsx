import styles from './sparkline.module.css'

interface SparklineProps {
  /** Title of the values, for screen readers. */
  caption: string
  /** Name of each value, such as its week. */
  names: readonly string[]
  values: readonly number[]
  textOf?: (value: number) => string
}

/** Width and gap of a bar, and height of the picture, in its own units. */
const [WIDTH, GAP, HEIGHT] = [8, 2, 28]

/** Small bar chart without axes; the last bar stands out. Screen readers get its values as a table. */
export function Sparkline({ caption, names, values, textOf = String }: SparklineProps) {
  const most = Math.max(...values, 1)
  const width = values.length * (WIDTH + GAP) - GAP
  return (
    <div className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {values.map((value, index) => {
          // A bar of 0 stays visible as a line.
          const height = Math.max((value / most) * HEIGHT, 1)
          const bar = { x: index * (WIDTH + GAP), y: HEIGHT - height, width: WIDTH, height }
          return <rect key={names[index]} {...bar} data-empty={value === 0 || undefined} />
        })}
      </svg>
      {/* A table does not shrink, so the box around it is hidden. */}
      <div className="visually-hidden">
        <table>
          <caption>{caption}</caption>
          <tbody>
            {values.map((value, index) => (
              <tr key={names[index]}>
                <th scope="row">{names[index]}</th>
                <td>{textOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
