import { legalMessages, policyFiles, type privacyPolicy } from '@volute/domain/legal'

/** Fetches the policy's static page; only its words are read from it, never its markup. */
export async function fetchPolicy({ signal }: { signal: AbortSignal }): Promise<typeof privacyPolicy> {
  const answer = await fetch(policyFiles.html, { signal })
  const sections = answer.ok ? readSections(await answer.text()) : []
  if (sections.length === 0) throw new Error(legalMessages.policyFailed)
  return sections
}

function readSections(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('section')].map((section) => ({
    title: section.querySelector('h2')?.textContent ?? '',
    text: section.querySelector('p')?.textContent ?? '',
  }))
}
