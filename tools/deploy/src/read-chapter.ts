export interface Block {
  /** Heading above the block. */
  heading: string
  lines: string
}

/** Reads the command blocks of a chapter of a document, in order. */
export function readChapter(document: string, chapter: string): Block[] {
  const [, text = ''] = document.split(RegExp(`^## ${chapter}$`, 'm'))
  const [own = ''] = text.split(/^## /m)
  return own
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = ''] = section.split('\n')
      return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => ({ heading, lines }))
    })
}
