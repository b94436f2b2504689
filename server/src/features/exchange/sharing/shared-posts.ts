import { productName } from '@shelfmate/contract/api/product'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { HeadOfPage } from '#platform/http/pages/page-head.ts'
import { nobody } from '#platform/identity/visibility.ts'
import type { Images } from '#platform/images/index.ts'
import type { LinkSigner } from '#platform/secret/secret.ts'
import { Service } from '#platform/service/service.ts'
import { findOwn, findShared, type SharedPost } from './shared.repository.ts'

interface SharingPorts {
  database: Database
  clock: Clock
  campusZone: string
  links: LinkSigner
  images: Pick<Images, 'read'>
}

/** Nobody is signed in: what is hidden from nobody in particular. */
const stranger = { userId: nobody, hidden: [] }

/** What a key is over: whoever makes another post under the id of one that is gone has none of the links to that. */
const ofAuthor = (id: string, userId: string) => `${id} ${userId}`

/** What people without a login see of a post: nothing, but its food and image where its owner gave them a link with its key. */
export class SharedPosts extends Service<SharingPorts> {
  /** The key of links to an owner's post. Errors: NOT_FOUND. */
  async keyFor(userId: string, id: string): Promise<string> {
    const [own] = await findOwn(this.ports.database, { id, userId })
    if (!own) throw new DomainError('NOT_FOUND')
    const named = ofAuthor(id, userId)
    return this.ports.links.sign(named).slice(named.length + 1)
  }

  /** The image of a post that is offered, as WebP. Errors: NOT_FOUND, also for a key that is not its own. */
  async readImage(id: string, key: string): Promise<Uint8Array> {
    const post = await this.#find(id, key)
    if (!post?.photoId) throw new DomainError('NOT_FOUND')
    return this.ports.images.read(stranger, post.photoId, 'full')
  }

  /** What a link to a post looks like where it is shared; undefined: like any link to the product. */
  headOf: HeadOfPage = async ({ postId: id = '' }, { key = '' }) => {
    const post = await this.#find(id, key)
    if (!post) return undefined
    const { foodName, photoId } = post
    return {
      title: `${foodName} · ${productName}`,
      description: `${foodName} to share. Log in to ask for it.`,
      path: `/exchange/posts/${id}`,
      ...(photoId && {
        image: {
          path: `/api/exchange/posts/${id}/shared-photo?key=${encodeURIComponent(key)}`,
          alt: foodName,
        },
      }),
    }
  }

  async #find(postId: string, key: string): Promise<SharedPost | undefined> {
    const { database, clock, campusZone, links } = this.ports
    if (key === '') return undefined
    const [post] = await findShared(database, { id: postId, today: dateInZone(clock.now(), campusZone) })
    if (!post) return undefined
    const isFor = (named: string) => links.verify(`${named}.${key}`) === named
    return isFor(ofAuthor(postId, post.userId)) || (post.hasBareKey && isFor(postId)) ? post : undefined
  }
}
