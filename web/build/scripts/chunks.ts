import type { Rolldown } from 'vite'

/** Spelled out, because whatever matches is loaded with every screen. */
const onEveryScreen = [
  '/@mantine/core/esm/(?:core|utils)/',
  '/@mantine/core/.*/(?:Button|ActionIcon|VisuallyHidden)/',
  '/@tanstack/(?:query-core|react-query)/',
  '/@tabler/icons-react/.*/Icon(?:Bell|ChefHat|CircleCheck|Flame|Fridge|HeartHandshake|MessageCircle|Pencil|Plus|Trash|Trophy|X)\\.',
  '/contract/src/(?:api|pantry|text)/(?:compare|counted|expiry|limits)\\.',
  '/web/src/app/(?:frame|signed-in-layout)\\.',
  '/web/src/features/profile/profile-live\\.',
  '/web/src/features/chat/[a-z]+/(?:chat-live|chat\\.queries|chat\\.addresses|chat-conversation|chat-list)\\.',
  '/web/src/lib/(?:[a-z]+/)?(?:query-client|realtime|store|persisted-queries\\.|press/press(?:-machine|-store|-disk|-refusal|-toasts)?\\.)',
  '/web/src/lib/(?:[a-z]+/)?(?:api-error|card-list|dates|device-notes|errors|form-opening|lazy-form-popup|lazy-part|refused-fields)\\.',
  '/web/src/lib/(?:live/|states/(?!more-button|name-list|next-page)|cards/food-card\\.|lazy/lazy-art\\.)',
  '/web/src/ui/(?:[a-z]+/)?(?:app-shell|menu-keys|toasts|top-layer|screen-header|close-button|link-button|theme-switch|empty-state|form-alert)',
  '/web/src/ui/(?:[a-z]+/)?(?:card-action|card-grid|cut-text|expiry-tag|search-field|skeletons|use-focus-return)',
  '/web/src/ui/illustrations/(?:art|palette|logo-mark)',
]
/** Of the first screen that most open: in one piece, though its parts are needed elsewhere as well. */
const pantryList =
  '/web/src/features/pantry/[a-z]+/(?:pantry(?:\\.queries|\\.operations|\\.mutations|-form-state|-load|-overlay)|shown-pantry|places|item-action-words)\\.'
/** Wherever one can report something, and ask for food: a chunk for each of its small parts would weigh more than they do. */
const reporting = '/web/src/lib/(?:reports/|shared-words\\.)|/IconFlag\\.'
/** Wherever one picks a picture. */
const pickingFiles = '/web/src/ui/files/file-button\\.|/IconPhotoUp\\.'
/** Of lists that have pages or a button for each name: on no first screen. */
const longLists = '/web/src/lib/states/(?:more-button|name-list|next-page)\\.'

/** Wherever one's own profile counts: on its screen, on Home and beside recipes. With the field for long texts, too small for a chunk. */
const ownProfile =
  '/web/src/features/profile/profile(?:\\.queries|-words)\\.|/web/src/ui/fields/long-text-field\\.'
/** Wherever people are shown. */
const avatars = '/web/src/(?:ui/avatar|lib/images/image-address)\\.'

/**
 * How the app is cut. A browser asks for six files at a time over HTTP/1.1, so a screen made of forty small chunks waits
 * seven round trips: what every page needs is one chunk, what every screen needs is a second one.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', tags: ['$initial'], test: /^(?!.*(?:index\.html|landing\.css))/, priority: 3 },
    { name: 'frame', test: new RegExp(onEveryScreen.join('|')), priority: 2 },
    { name: 'pantry-list', test: new RegExp(pantryList), priority: 1 },
    { name: 'reporting', test: new RegExp(reporting), priority: 1 },
    { name: 'long-lists', test: new RegExp(longLists), priority: 1 },
    { name: 'own-profile', test: new RegExp(ownProfile), priority: 1 },
    { name: 'avatars', test: new RegExp(avatars), priority: 1 },
    { name: 'picking-files', test: new RegExp(pickingFiles), priority: 1 },
  ],
}
