/** The theme that the desk and the GraphQL explorer share. */
import { createTheme } from '@mantine/core'

/** Mantine and the editors create style elements. The page's policy only allows those that have the nonce of this response. */
export const styleNonce = () => document.querySelector<HTMLElement>('#style-nonce')?.nonce ?? ''

export const theme = createTheme({
  primaryColor: 'cyan',
  primaryShade: { light: 9, dark: 5 },
  autoContrast: true,
  respectReducedMotion: true,
  fontFamily: 'system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Code", "DejaVu Sans Mono", monospace',
  defaultRadius: 'md',
  headings: { fontWeight: '650' },
})
