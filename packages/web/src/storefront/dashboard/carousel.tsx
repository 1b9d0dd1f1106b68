import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { durations } from '@volute/domain/core/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { pictureUrl, useBrand } from '../../core/ui/shop-brand.ts'
import styles from './carousel.module.css'

/** Carousel of pump pictures. It stops while paused, hovered or focused, and under reduced motion (SHELL-51). */
export function Carousel() {
  const { slides } = useBrand()
  const [isPaused, setPaused] = useState(false)
  const [isInUse, setInUse] = useState(false)
  const prefersStill = useSyncExternalStore(followReducedMotion, () => reducedMotion.matches)
  const isStopped = isPaused || isInUse || prefersStill
  const { at, show } = useRotation(slides.length, isStopped)
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="About the shop"
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      <div aria-live={isStopped ? 'polite' : 'off'}>
        {slides.map(({ label, title, text, picture }, index) => (
          <div
            key={`${index} ${label}`}
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
            {/* Hidden slides load later than visible content. */}
            {picture && (
              <img
                src={pictureUrl(picture)}
                alt=""
                loading={index === 0 ? 'eager' : 'lazy'}
                width={520}
                height={400}
              />
            )}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton label="Previous picture" onClick={() => show(at - 1)}>
          <IconChevronLeft size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <span className={styles.marks} aria-hidden="true">
          {slides.map(({ label }, index) => (
            <span key={`${index} ${label}`} data-on={index === at || undefined} />
          ))}
        </span>
        <IconButton label="Next picture" onClick={() => show(at + 1)}>
          <IconChevronRight size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
        {!prefersStill && (
          <IconButton
            label={isPaused ? 'Resume the slideshow' : 'Pause the slideshow'}
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

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')

function followReducedMotion(changed: () => void) {
  reducedMotion.addEventListener('change', changed)
  return () => reducedMotion.removeEventListener('change', changed)
}

/** Index of the current slide. Advances in a loop unless stopped (CONST-14, OQ-60). */
function useRotation(count: number, isStopped: boolean) {
  const [at, setAt] = useState(0)
  const show = (next: number) => setAt((next + count) % count)

  useEffect(() => {
    if (isStopped) return
    const timer = setTimeout(() => setAt((at + 1) % count), durations.carousel)
    return () => clearTimeout(timer)
  }, [at, count, isStopped])

  return { at, show }
}
