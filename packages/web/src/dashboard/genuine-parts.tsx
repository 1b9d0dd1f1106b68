import styles from './genuine-parts.module.css'

const reasons = [
  ['Made since 1946', 'Castings, shafts and wear parts from the drawings your pump was built to.'],
  ['Twelve-month warranty', 'On every non-wear part, from the day it ships.'],
  ['Back to the 1950s', 'Parts are still supplied for pumps made more than seventy years ago.'],
] as const

/** Why to buy from the maker (SHELL-10, SHELL-53). */
export function GenuineParts() {
  return (
    <section className={styles.section}>
      <h2>Genuine Replacement Parts</h2>
      {reasons.map(([title, text]) => (
        <div key={title} className={styles.reason}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
