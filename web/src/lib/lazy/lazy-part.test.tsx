import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { partOnSight } from './lazy-part.ts'

const Comments = ({ count }: { count: number }) => <p>{count} comments</p>

it('draws what keeps the room until the code of the part has come', async () => {
  const code = Promise.withResolvers<typeof Comments>()
  const Part = partOnSight(
    () => code.promise,
    ({ count }) => <p>room for {count}</p>,
  )
  render(<Part count={3} />)
  expect(screen.getByText('room for 3')).toBeTruthy()
  code.resolve(Comments)
  expect(await screen.findByText('3 comments')).toBeTruthy()
  expect(screen.queryByText('room for 3')).toBeNull()
})

it('draws nothing meanwhile where nothing is named', async () => {
  const Part = partOnSight(async () => Comments)
  const { container } = render(<Part count={2} />)
  expect(container.childElementCount).toBe(0)
  expect(await screen.findByText('2 comments')).toBeTruthy()
})
