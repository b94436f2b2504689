/** The key of what was chosen on this device, and the root element's attribute that the styles look at: theme.js keeps them together. */
const key = 'color-scheme'
const root = document.documentElement

type ColorScheme = 'light' | 'dark'

/** What the screen stands in. */
export const shownScheme = (): ColorScheme =>
  root.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light'

/** Calls `tell` whenever `shownScheme` may have changed, until the returned function is called. */
export function onSchemeChange(tell: () => void): () => void {
  const watch = new MutationObserver(tell)
  watch.observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
  return () => watch.disconnect()
}

/** Shows the scheme, and remembers it on this device: choosing what the system has means following the system again. */
export function chooseScheme(scheme: ColorScheme): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset['mantineColorScheme'] = scheme
  try {
    localStorage.setItem(key, scheme === system ? 'auto' : scheme)
  } catch {
    // Storage may be blocked: the choice holds until the page goes.
  }
}
