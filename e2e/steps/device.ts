import { expect, type Page } from '../fixtures.ts'

/** The list of what waits on the device for the server. */
export const queue = (page: Page) => page.getByRole('dialog', { name: 'Waiting changes' })

/** How long what waited on the device may take to go out, one after another. */
export const drainMs = 150_000

/** Waits until the page has loaded what sends: a part that a cut keeps away stays away until a reload, which is another test's. */
export const senderIsThere = (page: Page) =>
  page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const parts = [/\/beside-screen-[^/]*\.js$/, /\/beside-screen-[^/]*\.css$/, /\/press-sender-[^/]*\.js$/]
    return parts.every((part) => loaded.some((name) => part.test(name)))
  })

/** What the device keeps of what its user saw: the key of each query and its data, as text. */
export const seen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opened = indexedDB.open('shelfmate')
        opened.addEventListener('error', () => reject(opened.error))
        opened.addEventListener('success', () => {
          const all = opened.result.transaction('seen').objectStore('seen').getAll()
          all.addEventListener('success', () => {
            opened.result.close()
            resolve(all.result.map(({ queryKey, data }) => `${queryKey.join(' ')} ${JSON.stringify(data)}`))
          })
        })
      }),
  )

/** Waits until the device keeps all of that; ' … ' stands between two parts of one text. */
export const isSeen = (page: Page, ...keys: string[]) =>
  expect
    .poll(async () => {
      const kept = await seen(page)
      return keys.filter(
        (key) => !kept.some((one) => key.split(' … ').every((part) => String(one).includes(part))),
      )
    })
    .toEqual([])
