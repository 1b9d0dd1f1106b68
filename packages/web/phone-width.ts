import type { Plugin } from 'vite'
import { PHONE } from './src/core/ui/phone.ts'

/** Replaces `(--phone)` in style sheets by the phone's width: custom media do not reach across files. */
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
