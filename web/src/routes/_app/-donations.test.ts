import { expect, it } from 'vitest'
import { beginDonations, endDonations, nextDonation, placeInRow } from './-donations.ts'

const [milk, rice, tofu] = ['milk', 'rice', 'tofu'].map((item) => ({
  item,
  foodName: item,
  quantity: 1,
  expiryDate: '2027-03-10',
  remark: '',
}))
const foods = [milk, rice, tofu].flatMap((food) => food ?? [])

it('goes on after each post, and says which of them it is', () => {
  expect(beginDonations(foods)).toBe(milk)
  expect(placeInRow('milk')).toEqual({ at: 1, of: 3 })
  expect(nextDonation('milk', false)).toBe(rice)
  expect(placeInRow('rice')).toEqual({ at: 2, of: 3 })
  expect(nextDonation('rice', false)).toBe(tofu)
  expect(nextDonation('tofu', false)).toBeUndefined()
  expect(placeInRow('tofu')).toBeUndefined()
})

it('ends where a form is cancelled', () => {
  beginDonations(foods)
  expect(nextDonation('milk', true)).toBeUndefined()
  expect(nextDonation('milk', false)).toBeUndefined()
  expect(placeInRow('rice')).toBeUndefined()
})

it('ends where the exchange is left: a food that is offered later is alone', () => {
  beginDonations(foods)
  endDonations()
  expect([placeInRow('milk'), nextDonation('milk', false)]).toEqual([undefined, undefined])
})

it('says nothing of a place where one food is donated, or another form is open', () => {
  beginDonations(foods.slice(0, 1))
  expect(placeInRow('milk')).toBeUndefined()
  beginDonations(foods)
  expect([placeInRow('rice'), nextDonation('rice', false), placeInRow(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
