import { copyrightLine, footerLine, productName, tagline } from '@shelfmate/contract/api/product'
import type { ComponentType, ReactNode } from 'react'
import { Footer } from '#ui/frame/footer.tsx'
import { LandingHero } from '#ui/illustrations/landing-hero.tsx'
import { LogoMark } from '#ui/illustrations/logo-mark.tsx'
import { StepAdd } from '#ui/illustrations/step-add.tsx'
import { StepMail } from '#ui/illustrations/step-mail.tsx'
import { StepShare } from '#ui/illustrations/step-share.tsx'
import './landing-page.css'

export interface LandingLinkProps {
  href: '/login' | '/signup'
  className?: string | undefined
  children: ReactNode
}

interface LandingPageProps {
  /** A plain link in the prerendered page, the router's link in the app. */
  link: ComponentType<LandingLinkProps>
  /** A popup covers the page. */
  covered?: boolean
}

const steps = [
  {
    art: StepAdd,
    title: 'Write it down',
    text: 'Add what you bought and its date. Ten seconds, one thumb.',
  },
  {
    art: StepMail,
    title: 'Hear in time',
    text: 'An email at 8am tells you what expires within 3 days. Recipes start with what you have.',
  },
  {
    art: StepShare,
    title: 'Use it or share it',
    text: 'Too much rice? Someone two floors up is hungry. Offer it, chat, done.',
  },
]

/** The first page: what this is, and the way in. Uses no hook and no Mantine, so that it can stand without a script. */
export function LandingPage({ link: Anchor, covered = false }: LandingPageProps) {
  return (
    <div className="landing-page" inert={covered} aria-hidden={covered || undefined}>
      <header className="landing-top">
        <span className="landing-brand">
          <LogoMark className="landing-logo" />
          {productName}
        </span>
      </header>
      <main className="landing-main">
        <section className="landing-hero">
          <div className="landing-words">
            <h1>Welcome to {productName}</h1>
            <p className="landing-tagline">{tagline}</p>
            <p className="landing-lead">
              Know what’s in your fridge, cook it before its date, and pass on what you can’t finish. Made for
              life in a student dorm.
            </p>
            <div className="landing-ways">
              <Anchor href="/signup" className="landing-primary">
                Sign Up
              </Anchor>
              <Anchor href="/login" className="landing-secondary">
                Log In
              </Anchor>
            </div>
          </div>
          <LandingHero className="landing-art" />
        </section>
        <section className="landing-how" aria-labelledby="how">
          <h2 id="how">How it works</h2>
          <ol className="landing-steps">
            {steps.map(({ art: StepArt, title, text }) => (
              <li key={title} className="landing-step">
                <StepArt className="landing-step-art" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
      <Footer line={footerLine} copyright={copyrightLine} />
    </div>
  )
}
