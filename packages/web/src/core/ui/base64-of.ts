/** Returns a selected file's bytes in base64; rejects when the browser cannot read it. */
export function base64Of(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    // A data URL: the base64 follows the first comma.
    if (typeof reader.result === 'string') resolve(reader.result.replace(/^[^,]*,/, ''))
  })
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
  reader.readAsDataURL(file)
  return promise
}
