import { brandLimits, startTexts } from '@volute/domain/core/brand'
import { Button } from '../../core/ui/button.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './brand-form.module.css'
import { PictureField } from './picture-field.tsx'
import { Rows } from './rows.tsx'
import type { BrandForm } from './use-brand-form.ts'

/** Texts that customers see first, and those printed on quotes and orders (SHELL-51, SHELL-53). */
export function DashboardFields({ form }: { form: BrandForm }) {
  return (
    <>
      <Slides form={form} />
      <Facts form={form} />
      {form.typed.facts.length === 0 && <StartTexts form={form} />}
      <TextArea
        label="Warranty"
        optional
        rows={2}
        maxLength={brandLimits.text}
        hint="Printed on quotes and orders."
        {...form.field('warranty')}
      />
    </>
  )
}

/** Offers sample texts for a new shop, without overwriting typed ones. */
function StartTexts({ form: { typed, edit } }: { form: BrandForm }) {
  const { since, facts, warranty } = startTexts
  function fill() {
    edit({ since: typed.since || since, facts, warranty: typed.warranty || warranty })
  }
  return (
    <p>
      <Button small onClick={fill}>
        Fill In Start Texts
      </Button>{' '}
      Genuine Replacement Parts: the facts and the warranty to edit and make your own.
    </p>
  )
}

const emptySlide = { label: '', title: '', text: '', picture: null }

function Slides({ form: { typed, errors, edit } }: { form: BrandForm }) {
  return (
    <section className={styles.rows} aria-label="Slides">
      <h3>Slides</h3>
      <Rows
        one="Slide"
        rows={typed.slides}
        most={brandLimits.slides}
        empty={emptySlide}
        onChange={(slides) => edit({ slides })}
      >
        {({ label, title, text, picture }, at, change) => (
          <>
            <div className={styles.grid}>
              <TextField
                label="Label"
                maxLength={brandLimits.title}
                value={label}
                error={errors[`slides.${at}.label`]}
                onChange={({ target }) => change({ label: target.value })}
              />
              <TextField
                label="Title"
                maxLength={brandLimits.title}
                value={title}
                error={errors[`slides.${at}.title`]}
                onChange={({ target }) => change({ title: target.value })}
              />
            </div>
            <TextArea
              label="Text"
              rows={2}
              maxLength={brandLimits.text}
              value={text}
              error={errors[`slides.${at}.text`]}
              onChange={({ target }) => change({ text: target.value })}
            />
            <PictureField
              label={`Picture of slide ${at + 1}`}
              accept=".svg,.png,.jpg,.jpeg"
              picture={picture}
              onChange={(name) => change({ picture: name })}
            />
          </>
        )}
      </Rows>
    </section>
  )
}

const emptyFact = { title: '', text: '' }

function Facts({ form: { typed, errors, edit } }: { form: BrandForm }) {
  return (
    <section className={styles.rows} aria-label="Facts">
      <h3>Facts</h3>
      <Rows
        one="Fact"
        rows={typed.facts}
        most={brandLimits.facts}
        empty={emptyFact}
        onChange={(facts) => edit({ facts })}
      >
        {({ title, text }, at, change) => (
          <>
            <TextField
              label="Title"
              maxLength={brandLimits.title}
              value={title}
              error={errors[`facts.${at}.title`]}
              onChange={({ target }) => change({ title: target.value })}
            />
            <TextArea
              label="Text"
              rows={2}
              maxLength={brandLimits.text}
              value={text}
              error={errors[`facts.${at}.text`]}
              onChange={({ target }) => change({ text: target.value })}
            />
          </>
        )}
      </Rows>
    </section>
  )
}
