/** Whether a text looks like an email address: non-space characters, an @, a domain and a dot (AUTH-05). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
