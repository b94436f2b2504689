import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#ui/coming-soon.tsx'

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Edit Profile' },
  component: () => (
    <ComingSoon
      title="Edit Profile"
      text="Your picture, dorm, food preferences and allergies will live here."
    />
  ),
})
