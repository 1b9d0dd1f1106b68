/** Leaves of a drawing only one part, without its balloon; false when the drawing does not show it. */
export function cutOut(drawing: SVGSVGElement, partNumber: string): boolean {
  const drawn = [...drawing.querySelectorAll<SVGElement>('[data-part-number]')]
  const part = drawn.find(
    (element) => element.dataset['partNumber'] === partNumber && !element.matches('.balloon, text, a'),
  )
  if (!part) return false

  for (let kept: Element = part; kept !== drawing && kept.parentElement; kept = kept.parentElement) {
    for (const other of kept.parentElement.querySelectorAll(':scope > *'))
      if (other !== kept && other.localName !== 'defs') other.remove()
  }
  return true
}
