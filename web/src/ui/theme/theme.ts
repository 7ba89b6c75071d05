import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Petrol green, from paper to night; shade 8 carries white text at 7:1, shade 3 dark text at 9:1. */
const petrol: MantineColorsTuple = [
  '#eaf6f3',
  '#d3ebe6',
  '#a3d8ce',
  '#5fd0ba',
  '#35ad98',
  '#1f8d7c',
  '#147869',
  '#0f6a5e',
  '#0b5d55',
  '#084840',
];

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  colors: { petrol },
  fontFamily: 'var(--vt-font)',
  fontFamilyMonospace: 'var(--vt-mono)',
  headings: { fontFamily: 'inherit', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { sm: '6px', md: '10px', lg: '16px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});

const shared = {
  '--mantine-color-body': 'var(--vt-surface)',
  '--mantine-color-text': 'var(--vt-ink)',
  '--mantine-color-dimmed': 'var(--vt-ink-soft)',
  '--mantine-color-placeholder': 'var(--vt-ink-soft)',
  '--mantine-color-anchor': 'var(--vt-accent)',
  '--mantine-color-error': 'var(--vt-bad)',
  '--mantine-color-default': 'var(--vt-surface)',
  '--mantine-color-default-hover': 'var(--vt-hover)',
  '--mantine-color-default-color': 'var(--vt-ink)',
  '--mantine-color-default-border': 'var(--vt-line-strong)',
};

/** Mantine speaks our tokens, so that its parts and ours change skin together and keep the AA contrast. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
