import './footer.css'

interface FooterProps {
  line: string
  copyright: string
}

/** The foot of the landing page and of home. Knows no Mantine: the landing page loads none. */
export function Footer({ line, copyright }: FooterProps) {
  return (
    <footer className="footer">
      <p>{line}</p>
      <p>{copyright}</p>
    </footer>
  )
}
