import { FoodPicture } from '#ui/food-picture/food-picture.tsx'
import { useNames } from './use-names.ts'

/** The picture of what a typed name is taken for, once that is known. */
export function PictureOfName({ name }: { name: string }) {
  return <FoodPicture picture={useNames().get(name)?.picture} />
}
