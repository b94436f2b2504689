import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ThemeProvider } from '../theme/theme-provider.tsx'

/** Draws a part with the theme around it, as its screen does. Returns what a test looks it over with. */
export const draw = (part: ReactElement): RenderResult => render(part, { wrapper: ThemeProvider })
