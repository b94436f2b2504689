import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Popup } from '#ui/layers/popup.tsx'

interface LandingPopupProps {
  title: string
  children: ReactNode
}

/** A form before the landing page, which closing it shows. */
export function LandingPopup({ title, children }: LandingPopupProps) {
  const router = useRouter()
  return (
    <Popup title={title} opened onClose={() => void router.navigate({ to: '/' })}>
      {children}
    </Popup>
  )
}
