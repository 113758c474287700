/** Starts the desk: the single-page application for operators. */
import { createTheme, MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { Desk } from './app/desk.js'
import { PreferencesProvider } from './app/preferences.js'
import './desk.css'

/** Mantine creates style elements. The page's policy only allows those that have the nonce of this answer. */
const styleNonce = document.querySelector<HTMLElement>('#desk-styles')?.nonce ?? ''

const theme = createTheme({
  primaryColor: 'cyan',
  primaryShade: { light: 9, dark: 5 },
  autoContrast: true,
  respectReducedMotion: true,
  fontFamily: 'system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Code", "DejaVu Sans Mono", monospace',
  defaultRadius: 'md',
  headings: { fontWeight: '650' },
})

const root = document.querySelector('#desk')
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => styleNonce}>
      <PreferencesProvider>
        <Desk />
      </PreferencesProvider>
    </MantineProvider>,
  )
