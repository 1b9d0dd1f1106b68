import type { Brand } from './brand.ts'

/** Texts that a new shop may start from and adapt (SHELL-10, OQ-104). */
export const startTexts: Pick<Brand, 'since' | 'facts' | 'warranty'> = {
  since: '1946',
  facts: [
    {
      title: 'Made since 1946',
      text: 'Castings, shafts and wear parts from the drawings your pump was built to.',
    },
    { title: 'Twelve-month warranty', text: 'On every non-wear part, from the day it ships.' },
    {
      title: 'Back to the 1950s',
      text: 'Parts are still supplied for pumps made more than seventy years ago.',
    },
  ],
  warranty: 'Twelve months of warranty on every non-wear part, from the day it ships.',
}
