import { describe, expect, it } from 'vitest'
import { namesToOffer } from './offered-names.ts'

const milk = { name: 'Milk', picture: 'milk' }
const oat = { name: 'oat milk', picture: 'plant-milk' }
const known = {
  own: ['Miso', 'Milk', 'Rice'],
  usual: [milk],
  answered: [oat, { name: 'MILK', picture: 'x' }],
}
const names = (...asked: Parameters<typeof namesToOffer>) => namesToOffer(...asked).map(({ name }) => name)

describe('namesToOffer', () => {
  it('tells what is known here first, then what the server found, each once', () => {
    expect(namesToOffer('mi', known, [])).toEqual([{ name: 'Miso', picture: undefined }, milk, oat])
  })

  it('leaves out what is typed already, and what stands in the line', () => {
    expect(names('milk', known, [])).toEqual(['oat milk'])
    expect(names('mi', known, ['miso'])).toEqual(['Milk', 'oat milk'])
    expect(names('', known, ['Milk'])).toEqual(['Miso', 'Rice'])
  })

  it('begins with what is here, then what is usual', () => {
    expect(names('', { ...known, usual: [oat, milk] }, [])).toEqual(['Miso', 'Milk', 'Rice', 'oat milk'])
    expect(names('', { ...known, usual: [] }, [])).toEqual(['Miso', 'Milk', 'Rice'])
  })

  it('offers what the server takes a name for where none begins so, if it is written alike', () => {
    const answered = [{ name: 'margarine', picture: 'butter' }, oat]
    expect(names('margerine', { ...known, answered }, [])).toEqual(['margarine'])
    expect(names('maxgerine', { ...known, answered }, [])).toEqual([])
    expect(names('', { own: [], usual: [], answered }, [])).toEqual([])
  })

  it('offers eight at most', () => {
    const own = Array.from({ length: 20 }, (_, n) => `Food ${n}`)
    expect(names('fo', { ...known, own }, [])).toHaveLength(8)
  })
})
