import styles from './fleet-picture.module.css'

/** Picture of a pump, its label and a part in a row, to explain the pumps' pages. */
export function FleetPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 420 130" aria-hidden="true">
      {/* Pump on its base plate. */}
      <g>
        <circle cx="62" cy="62" r="30" />
        <circle cx="62" cy="62" r="12" />
        <path d="M62 32V14h22v24M50 14h46M92 54h34v16H92M126 46h28v32h-28zM134 46v32M142 46v32M26 104h136M40 104l10-16M84 104L74 88M132 104V78M148 104V78" />
      </g>
      {/* Label of the pump. */}
      <g>
        <rect x="196" y="34" width="60" height="60" rx="4" />
        <path d="M206 44h12v12h-12zM234 44h12v12h-12zM206 72h12v12h-12zM224 44v10M224 62h8M234 62h12M224 72v12M232 78h6v6M246 72v12M206 62h10" />
      </g>
      {/* Part that fits. */}
      <g>
        <circle cx="348" cy="64" r="34" />
        <circle cx="348" cy="64" r="25" />
        <path d="M300 116h96M300 110v12M396 110v12" />
      </g>
      <path className={styles.way} d="M166 64h22m-6-5 6 5-6 5M266 64h38m-6-5 6 5-6 5" />
    </svg>
  )
}
