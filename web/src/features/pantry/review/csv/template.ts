/** What a file looks like that is read as it is meant. */
export const template = [
  'name,quantity,size,place,expiry date',
  'Milk,2,1 l,fridge,2026-12-01',
  'Eggs,6,,fridge,2026-12-10',
  'Spinach,1,200 g,freezer,2027-03-01',
  'Rice,1,1 kg,cupboard,',
  '',
].join('\r\n')

/** Saves the template among the device's downloads. */
export function saveTemplate(): void {
  const address = URL.createObjectURL(new Blob([template], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'shelfmate-template.csv'
  link.click()
  URL.revokeObjectURL(address)
}
