import type { ExchangeAdmin } from '#features/exchange/index.ts'
import type { ProfileService } from '#features/profile/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { showImage } from '#platform/images/index.ts'

export interface PicturePorts {
  exchange: Pick<ExchangeAdmin, 'lockPostsOf' | 'tellOfPicture'>
  profiles: Pick<ProfileService, 'tellOfPicture'>
}

interface Picture {
  imageId: string
  ownerId: string
}

/**
 * Lets `change` hide a picture from others, or show it again; where it did, whatever names the picture follows. Posts are locked
 * first: whoever gives one another picture locks them in this order.
 */
export async function changeSeen(
  { exchange, profiles }: PicturePorts,
  tx: Tx,
  { imageId, ownerId }: Picture,
  change: () => Promise<boolean>,
): Promise<void> {
  await exchange.lockPostsOf(tx, ownerId)
  if (!(await change())) return
  await exchange.tellOfPicture(tx, imageId, ownerId)
  await profiles.tellOfPicture(tx, imageId)
}

/** Has others see a picture again that was hidden from them. */
export const showAgain = (ports: PicturePorts, tx: Tx, picture: Picture): Promise<void> =>
  changeSeen(ports, tx, picture, async () => (await showImage(tx, { id: picture.imageId })).length > 0)
