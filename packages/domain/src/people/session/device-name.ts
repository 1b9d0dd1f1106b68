const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Readable name of a device, from its user agent (OQ-02): `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101
 * Firefox/140.0` is 'Firefox on Linux'.
 */
export function deviceName(userAgent: string): string {
  const named = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined)
  return named.length === 0 ? 'Unknown device' : named.join(' on ')
}

/** Finds the first match; the order matters, because browsers also name the browsers they resemble. */
function nameIn(known: readonly [RegExp, string][], userAgent: string) {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1]
}
