import { createFileRoute } from '@tanstack/react-router'
import { formatDate } from '#lib/dates.ts'
import { ComingSoon } from '#ui/coming-soon.tsx'
import { DetailList } from '#ui/detail-list.tsx'

/** What Donate in the pantry carries over (section 4). */
interface CarriedFood {
  foodName?: string
  quantity?: number
  expiryDate?: string
  remark?: string
}

export const Route = createFileRoute('/_app/exchange')({
  validateSearch: (search): CarriedFood => {
    const { foodName, quantity, expiryDate, remark } = search
    return {
      ...(isText(foodName) && { foodName: String(foodName) }),
      ...(Number.isInteger(Number(quantity)) && Number(quantity) > 0 && { quantity: Number(quantity) }),
      ...(isText(expiryDate) && { expiryDate: String(expiryDate) }),
      ...(isText(remark) && { remark: String(remark) }),
    }
  },
  staticData: { title: 'Food Exchange' },
  component: ExchangeScreen,
})

/** The router reads `?foodName=100` as a number. */
const isText = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'

function ExchangeScreen() {
  const { foodName, quantity, expiryDate, remark } = Route.useSearch()
  return (
    <ComingSoon
      title="Food Exchange"
      text={
        foodName
          ? 'Soon you will publish this food here for others. Until then it stays in your pantry.'
          : 'Here you will offer food that you cannot finish, and find food that others offer.'
      }
    >
      {foodName && (
        <DetailList
          title="Food to share"
          details={[
            ['Food name', foodName],
            ['Quantity', quantity],
            ['Expiry date', expiryDate && formatDate(expiryDate)],
            ['Remark', remark],
          ]}
        />
      )}
    </ComingSoon>
  )
}
