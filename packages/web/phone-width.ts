import type { Plugin } from 'vite'
import { PHONE } from './src/ui/phone.ts'

/** Puts the one width of phones where a style sheet says `@media (--phone)`: custom media do not reach over files. */
export function phoneWidth(): Plugin {
  return {
    name: 'phone-width',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler: (code) => ({ code: code.replaceAll('(--phone)', PHONE), map: null }),
    },
  }
}
