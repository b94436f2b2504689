/** What the groups are called in Vietnamese. */
import type { AllergenGroup } from '../../allergens/groups.ts'

/** Each name stands for all groups before it. */
export const vietnameseGroups: readonly (readonly [groups: readonly AllergenGroup[], names: string])[] = [
  [['gluten'], 'lúa mạch, lúa mạch đen, đại mạch, tiểu mạch, hắc mạch, yến mạch, bột mì, mì căn'],
  [
    ['crustaceans'],
    'giáp xác, loài giáp xác, động vật giáp xác, tôm cua, tôm hùm, tôm càng, tôm sú, tôm khô, cua ghẹ, cua biển',
  ],
  [['crustaceans', 'molluscs'], 'động vật có vỏ, hải sản có vỏ, đồ biển có vỏ, loài có vỏ'],
  [['crustaceans', 'fish', 'molluscs'], 'hải sản, đồ biển, thủy sản, thuỷ sản'],
  [['eggs'], 'trứng gà, trứng vịt, trứng cút, hột gà, hột vịt'],
  [['fish'], 'cá biển, cá sông, các loại cá'],
  [['milk'], 'phô mai, phô mát, sữa bò, váng sữa, bơ sữa, chế phẩm từ sữa, sản phẩm từ sữa'],
  [
    ['nuts'],
    'óc chó, quả óc chó, hạt óc chó, hạt phỉ, hạt dẻ, dẻ cười, hồ đào, hạnh đào, hạnh nhân, mắc ca, hạt điều, hột điều, đào lộn hột, quả hạch, quả có vỏ cứng',
  ],
  [['nuts', 'peanuts'], 'các loại hạt'],
  [['celery'], 'rau cần tây'],
  [['mustard'], 'mù tạt, mù tạc'],
  [['sesame'], 'hạt vừng, hạt mè'],
  [
    ['molluscs'],
    'nhuyễn thể, thân mềm, động vật thân mềm, bào ngư, sò điệp, sò huyết, sò lông, ốc hương, mực ống, bạch tuộc',
  ],
]
