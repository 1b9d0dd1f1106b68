import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { StatesPage } from './states-page.tsx'

/** Files that only render other content on demand. */
const unseen = ['menu-pieces.tsx', 'modal-dialog.tsx', 'load-on-intent.tsx']

it('shows every component of the kit', async () => {
  const kit = readdirSync(join(import.meta.dirname, '../../core/ui')).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !unseen.includes(file),
  )
  const page = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  expect(kit.filter((file) => !page.includes(`'../../core/ui/${file}'`))).toEqual([])
})

it('groups the components by kind', async () => {
  const shown = await renderInShop(<StatesPage />)
  expect(textsOf('h2', shown.host)).toEqual(
    expect.arrayContaining(['Buttons and links', 'Fields', 'Choices', 'Tables', 'Notes', 'Over the page']),
  )
  await shown.remove()
})
