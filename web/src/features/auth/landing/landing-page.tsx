import { copyrightLine, footerLine, productName, tagline } from '@shelfmate/contract/api/product'
import type { ComponentType, ReactNode } from 'react'
import { Footer } from '#ui/frame/footer.tsx'
import { LandingHero } from '#ui/illustrations/landing-hero.tsx'
import { LogoMark } from '#ui/illustrations/logo-mark.tsx'
import { StepAdd } from '#ui/illustrations/step-add.tsx'
import { StepMail } from '#ui/illustrations/step-mail.tsx'
import { StepShare } from '#ui/illustrations/step-share.tsx'
import './landing-page.css'
import * as words from '../auth-words.ts'
import { steps as stepWords } from './landing-words.ts'

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
  { art: StepAdd, ...stepWords.add },
  { art: StepMail, ...stepWords.mail },
  { art: StepShare, ...stepWords.share },
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
            <h1>{words.welcomeTo}</h1>
            <p className="landing-tagline">{tagline}</p>
            <p className="landing-lead">{words.productInShort}</p>
            <div className="landing-ways">
              <Anchor href="/signup" className="landing-primary">
                {words.signUp}
              </Anchor>
              <Anchor href="/login" className="landing-secondary">
                {words.logIn}
              </Anchor>
            </div>
          </div>
          <LandingHero className="landing-art" />
        </section>
        <section className="landing-how" aria-labelledby="how">
          <h2 id="how">{words.howItWorks}</h2>
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
