import { accentsOf, brandLimits, contrast, textContrast } from '@volute/domain/core/brand'
import { type CSSProperties, useState } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './brand-form.module.css'
import { PictureField } from './picture-field.tsx'
import type { BrandForm } from './use-brand-form.ts'

/** Name, founding year, logo and accent color (FACE-01, FACE-03). */
export function LookFields({ form }: { form: BrandForm }) {
  const { typed, errors, edit } = form
  return (
    <>
      <div className={styles.grid}>
        <TextField
          label="Name"
          maxLength={brandLimits.name}
          hint="Shown on every page, document and mail."
          {...form.field('name')}
        />
        <TextField
          label="Since"
          optional
          maxLength={brandLimits.since}
          hint="Shown beside the sign-in, such as 1952."
          {...form.field('since')}
        />
      </div>
      <PictureField
        label="Logo"
        hint="An SVG or PNG; the name is shown beside it. An SVG is the browser tab's icon too."
        accept=".svg,.png"
        picture={typed.logo}
        error={errors.logo}
        onChange={(logo) => edit({ logo })}
      />
      <div className={styles.accent}>
        <input
          type="color"
          aria-label="Pick the accent color"
          className={styles.picker}
          value={isColor(typed.accent) ? typed.accent : '#000000'}
          onChange={({ target }) => edit({ accent: target.value })}
        />
        <TextField label="Accent Color" mono maxLength={7} spellCheck={false} {...form.field('accent')} />
      </div>
      <AccentPreview accent={typed.accent.toLowerCase()} />
    </>
  )
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/**
 * Button, link and background in the accent in both themes, with their contrast. While a color is incomplete, shows the last
 * complete one.
 */
function AccentPreview({ accent }: { accent: string }) {
  const [shown, setShown] = useState(accent)
  if (accent !== shown && isColor(accent)) setShown(accent)
  const accents = accentsOf(shown)
  return (
    <div className={styles.themes}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure
          key={theme}
          data-theme={theme}
          className={styles.theme}
          style={accents[theme] as CSSProperties}
        >
          {/* A sample without function. */}
          <div inert className={styles.sample}>
            <Button look="primary">Add to Cart</Button>
            <a href="/">A link</a>
            <span className={styles.wash}>A chosen row</span>
          </div>
          <figcaption>
            {theme === 'light' ? 'Light' : 'Dark'}: {inWords(accents[theme])}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** `a button's text has a contrast of 6.6 to 1, a link 5.9 to 1. That is enough: 4.5 is needed.` */
function inWords(tokens: ReturnType<typeof accentsOf>['light']): string {
  const button = contrast(tokens['--accent'], tokens['--on-accent'])
  const link = contrast(tokens['--accent-ink'], tokens['--accent-wash-2'])
  const worst = Math.min(button, link)
  const verdict = worst >= textContrast ? 'enough' : 'too little'
  return `a button's text has a contrast of ${button.toFixed(1)} to 1, a link ${link.toFixed(1)} to 1. That is ${verdict}: ${textContrast} is needed.`
}
