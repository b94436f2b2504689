import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '#ui/coming-soon.tsx'

export const Route = createFileRoute('/_app/chat/$chatId')({
  staticData: { title: 'Chats' },
  component: () => (
    <ComingSoon
      title="Chats"
      text="Your conversations will be here, so that you can agree on where and when."
    />
  ),
})
