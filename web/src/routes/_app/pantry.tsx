import { createFileRoute } from '@tanstack/react-router'
import { ScreenHeader } from '#ui/screen-header.tsx'

export const Route = createFileRoute('/_app/pantry')({
  staticData: { title: 'My Inventory' },
  component: PantryScreen,
})

function PantryScreen() {
  return <ScreenHeader title="My Inventory" subtitle="Track expiry dates, reduce waste, save money!" />
}
