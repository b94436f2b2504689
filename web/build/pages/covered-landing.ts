import type { Plugin, Rolldown } from 'vite'

export const appPage = 'app.html'
export const coveredLanding = 'covered-landing.html'

/**
 * Makes the page of what stands over the landing page, login and sign-up above all: the app's page with the landing page in
 * it, which is painted while the app is still on its way (main.tsx takes its place).
 */
export function coveredLandingPage(): Plugin {
  return {
    name: 'covered-landing',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const landing = pageOf(bundle, 'index.html')
        const styles = only(landing, /<link rel="stylesheet"[^>]*>/)
        const body = only(landing, /<div class="landing-page".*<\/div>/s)
        const source = pageOf(bundle, appPage)
          // Before the app's own styles, which win where both say something.
          .replace('<script type="module"', `${styles}\n    $&`)
          .replace('<div id="root">', `$&${body.replace('<div', '<div inert aria-hidden="true"')}`)
        this.emitFile({ type: 'asset', fileName: coveredLanding, source })
      },
    },
  }
}

function pageOf(bundle: Rolldown.OutputBundle, fileName: string): string {
  const page = bundle[fileName]
  if (page?.type !== 'asset') throw new Error(`the build has no ${fileName}`)
  return String(page.source)
}

function only(page: string, part: RegExp): string {
  const found = part.exec(page)?.[0]
  if (!found) throw new Error(`the landing page has no ${part}`)
  return found
}
