import { wordSet } from '../../word-lists.ts'

/** The words that may stand beside a bare 'pasta' or 'flour' of a step: any other may make something else of it ('yellow noodles', 'pasta sauce'). */
export const before = wordSet(`
  the your this that these those remaining cooked drained warm hot soaked soft softened rinsed and with over on into onto to in each both all
  melt layer scoop boil cook soak drain rinse add stir toss warm fill fold roll heat reheat simmer pour whisk mix knead spread shape serve sift place put blend steam toast fry thin small little more
  la le les l un une aux au der die das den dem del el los las lo il i gli una o a os as com con mit avec y e und et dans
  cuire melanger ajouter verser mezclar anadir cocer mescolare unire cuocere aggiungere misturar juntar kochen geben mischen
  ke ka ki aur dan`)

export const after = wordSet(`
  and in with until for on to into onto according from over as is are then well under at by aside off through together back gently again about around evenly
  und mit im in et dans avec pendant selon y en con durante segun e em com per secondo nella nel bis nach fur aur
  rest rests stand thicken thickens cool cools
  parfait parfaits soup soups salad salads bowl bowls stir bake dish dinner lunch supper pot rolls`)

/** Words of titles that make nothing else of what they stand before. */
export const inTitles = wordSet(`
  gluten dairy lactose wheat glutenfreie glutenfreier glutenfreies vegane veganer veganes milchfreie laktosefreie eifreie einfache schnelle sans maison facile casera casero facil semplice veloce picnic party sunday nans grandmas grandads grans nanas mums moms dads quick easy simple spicy creamy cold hot warm summer winter one pot pan student healthy crispy crunchy fluffy vegan vegetarian homemade cheap lazy speedy microwave breakfast loaded free flour style vegetable veggie veg mixed chunky hearty rustic classic basic family weeknight weekday weekend crust base`)

/** Words behind which a title says what stands beside or in a dish. */
export const company = wordSet(`
  with w and on over in into plus or for from under atop mit auf und zu zum zur avec sur et au aux con y ed sobre com dan dengan ile ve voi kem के साथ مع`)
