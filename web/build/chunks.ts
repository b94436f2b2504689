import type { Rolldown } from 'vite'

/** Spelled out, because whatever matches is loaded with every screen. */
const onEveryScreen = [
  '/@mantine/core/esm/(?:core|utils)/',
  '/@mantine/core/.*/(?:Button|ActionIcon|CloseButton|VisuallyHidden)/',
  '/@tanstack/(?:query-core|react-query)/',
  '/web/src/lib/(?:query-client|realtime|store|last-seen\\.|as-of|outbox/outbox(?:-state|-store)?\\.)',
  '/web/src/ui/(?:app-shell|toast|top-layer|screen-header|link-button|theme-switch|empty-state|form-alert)',
  '/web/src/ui/illustrations/(?:art|palette|logo-mark|motifs/(?:face|scene))',
]

/**
 * How the app is cut. A browser asks for six files at a time over HTTP/1.1, so a screen made of forty small chunks waits
 * seven round trips: what every page needs is one chunk, what every screen needs is a second one.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', tags: ['$initial'], test: /^(?!.*(?:index\.html|landing\.css))/, priority: 3 },
    { name: 'frame', test: new RegExp(onEveryScreen.join('|')), priority: 2 },
  ],
}
