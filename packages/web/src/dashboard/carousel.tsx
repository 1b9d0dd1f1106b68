import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { durations } from '@volute/domain/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './carousel.module.css'
import { slides } from './slides.ts'

/** Pictures of pumps that take turns; they rest when told to, under the pointer, with the focus, and for whoever wants less motion (SHELL-51). */
export function Carousel() {
  const [isPaused, setPaused] = useState(false)
  const [isLookedAt, setLookedAt] = useState(false)
  const wantsRest = useSyncExternalStore(followMotion, () => lessMotion.matches)
  const rests = isPaused || isLookedAt || wantsRest
  const { at, turnTo } = useTurning(slides.length, rests)
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="About the shop"
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={() => setLookedAt(false)}
      onFocus={() => setLookedAt(true)}
      onBlur={() => setLookedAt(false)}
    >
      <div aria-live={rests ? 'polite' : 'off'}>
        {slides.map(({ label, title, text, picture }, index) => (
          <div
            key={label}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            hidden={index !== at}
          >
            <div className={styles.words}>
              <p className={styles.label}>{label}</p>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            {/* What is still hidden is not worth the wait of what is seen. */}
            <img src={picture} alt="" loading={index === 0 ? 'eager' : 'lazy'} width={520} height={400} />
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton label="Previous picture" onClick={() => turnTo(at - 1)}>
          <IconChevronLeft size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <span className={styles.marks} aria-hidden="true">
          {slides.map(({ label }, index) => (
            <span key={label} data-on={index === at || undefined} />
          ))}
        </span>
        <IconButton label="Next picture" onClick={() => turnTo(at + 1)}>
          <IconChevronRight size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
        {!wantsRest && (
          <IconButton
            label={isPaused ? 'Let the pictures change' : 'Pause the pictures'}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? (
              <IconPlayerPlay size={18} stroke={1.5} aria-hidden="true" />
            ) : (
              <IconPlayerPause size={18} stroke={1.5} aria-hidden="true" />
            )}
          </IconButton>
        )}
      </div>
    </section>
  )
}

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')

function followMotion(changed: () => void) {
  lessMotion.addEventListener('change', changed)
  return () => lessMotion.removeEventListener('change', changed)
}

/** Which of so many slides is shown: the next one after a while, in a loop, unless it rests (OQ-60). */
function useTurning(count: number, rests: boolean) {
  const [at, setAt] = useState(0)
  const turnTo = (next: number) => setAt((next + count) % count)

  useEffect(() => {
    if (rests) return
    const timer = setTimeout(() => setAt((at + 1) % count), durations.carousel)
    return () => clearTimeout(timer)
  }, [at, count, rests])

  return { at, turnTo }
}
