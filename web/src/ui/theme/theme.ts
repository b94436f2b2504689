import type { MantineColorsTuple, MantineTheme } from '@mantine/core'
import { controlColors } from './control-colors.ts'

const leaf: MantineColorsTuple = [
  '#eaf5eb',
  '#d9ecdb',
  '#b6dabb',
  '#90c79a',
  '#6fb57f',
  '#4f9f67',
  '#378a54',
  '#2a7b4a',
  '#24784b',
  '#1e6b42',
]
const tomato: MantineColorsTuple = [
  '#fdeeea',
  '#fadcd4',
  '#f5bbad',
  '#ee957f',
  '#e87459',
  '#e2553d',
  '#d0462d',
  '#bf3a23',
  '#c03a24',
  '#b3301c',
]
const amber: MantineColorsTuple = [
  '#fdf4dd',
  '#fbe9be',
  '#f8d98c',
  '#f6c862',
  '#f4b740',
  '#dba02c',
  '#b98319',
  '#94680f',
  '#805909',
  '#704c00',
]
/** Mantine's neutral greys, warmed to the paper. */
const gray: MantineColorsTuple = [
  '#f7f3ea',
  '#f0ebdf',
  '#e4dccb',
  '#d5ccb8',
  '#bdb5a1',
  '#a09985',
  '#857f6e',
  '#666355',
  '#454840',
  '#26302a',
]
const dark: MantineColorsTuple = [
  '#ebe6da',
  '#cfccbf',
  '#b9b6a8',
  '#8d8e81',
  '#4c4f45',
  '#3b3d35',
  '#2c2e28',
  '#242620',
  '#1a1b17',
  '#131410',
]

const colors = { leaf, tomato, amber, gray, dark }

declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    colors: Record<keyof typeof colors, MantineColorsTuple>
  }
}

/** Mantine's own measures. */
const measures = {
  spacing: { xs: '0.625rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.65' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
}

const font = 'var(--font)'
/** Headings and shadows are our own: Mantine's have to be there, and are drawn nowhere. */
const plain = { fontSize: '1rem', lineHeight: '1.5' }
const none = 'none'

/**
 * The produce-market theme, whole: what it leaves out is nowhere. Shade 9 and the luminance threshold keep every filled control
 * at a contrast of 4.5 and more.
 */
export const theme: MantineTheme = {
  ...measures,
  colors,
  white: '#fff',
  black: '#26302a',
  primaryColor: 'leaf',
  primaryShade: 9,
  autoContrast: true,
  luminanceThreshold: 0.179,
  variantColorResolver: controlColors,
  fontFamily: font,
  fontFamilyMonospace: font,
  fontSmoothing: true,
  scale: 1,
  headings: {
    fontFamily: font,
    fontWeight: '800',
    textWrap: 'balance',
    sizes: { h1: plain, h2: plain, h3: plain, h4: plain, h5: plain, h6: plain },
  },
  shadows: { xs: none, sm: none, md: none, lg: none, xl: none },
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  defaultGradient: { from: 'leaf', to: 'leaf' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  activeClassName: 'mantine-active',
  focusClassName: '',
  other: {},
  components: {
    Button: { defaultProps: { size: 'md' } },
    // `calc` keeps the px: what it shows does not grow with the letters either.
    ActionIcon: { defaultProps: { size: 'calc(44px)', variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'md' } },
    InputBase: { defaultProps: { size: 'md' } },
    // What is wrong with a field is said aloud at once.
    InputWrapper: { defaultProps: { errorProps: { role: 'alert' } } },
  },
}

const perScheme = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--tomato-ink)',
  '--mantine-color-success': 'var(--brand-ink)',
  '--mantine-color-anchor': 'var(--brand-ink)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--brand-soft)',
  '--mantine-color-default-color': 'var(--ink)',
  // Borders that alone show where a control is need a contrast of 3.
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--line)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-leaf-text': 'var(--brand-ink)',
  '--mantine-color-leaf-light': 'var(--brand-soft)',
  '--mantine-color-leaf-light-color': 'var(--brand-ink)',
  '--mantine-color-leaf-outline': 'var(--brand-ink)',
  '--mantine-color-tomato-text': 'var(--tomato-ink)',
  '--mantine-color-tomato-light': 'var(--tomato-soft)',
  '--mantine-color-tomato-light-color': 'var(--tomato-ink)',
  '--mantine-color-tomato-outline': 'var(--tomato-ink)',
  '--mantine-color-amber-text': 'var(--amber-ink)',
  '--mantine-color-amber-light': 'var(--amber-soft)',
  '--mantine-color-amber-light-color': 'var(--amber-ink)',
  '--mantine-color-gray-text': 'var(--ink)',
  '--mantine-color-gray-light-color': 'var(--ink)',
  '--focus': 'var(--brand-ink)',
}

/** What differs from Mantine's own variables: all of it points at tokens.css, which knows both schemes. */
export function themeVariableOverrides(_theme: MantineTheme) {
  return { variables: {}, light: perScheme, dark: perScheme }
}
