export interface Block {
  /** The heading that it stands under. */
  heading: string
  lines: string
}

/** The blocks of commands in a chapter of a document, in their order. */
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
