import styles from './parts-list.module.css'

const columns = [
  ['Description', 'name'],
  ['Part Number', 'number'],
  ['Build Quantity', 'build'],
  ['Order Quantity', 'order'],
  ['Price', 'price'],
  ['Discount Price', 'discount'],
  ['Weight', 'weight'],
  ['Ship Time', 'ship'],
] as const

/** The columns of the parts list (LOOKUP-12); they stand before the parts are there. */
export function ListHead() {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(([title, column]) => (
          <th key={column} scope="col" className={styles[column]}>
            {title}
          </th>
        ))}
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  )
}
