import { dateAndId, momentAndId } from '#platform/routes/cursors.ts'

export const usualPage = 20

/** A cursor of posts is the last one's place in the list: its date and id. */
export function placeOf(cursor: string): { expiryDate: string; id: string } {
  const { date, id } = dateAndId(cursor)
  return { expiryDate: date, id }
}

/** A cursor of comments is the oldest one's moment and id. */
export function momentOf(cursor: string): { beforeTime: string; beforeId: string } {
  const { moment, id } = momentAndId(cursor)
  return { beforeTime: moment, beforeId: id }
}
