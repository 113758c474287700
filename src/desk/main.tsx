/** Starts the desk: the single-page application for operators. */
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { Desk } from './app/desk.js'
import { styleNonce, theme } from './app/theme.js'
import { loadLanguage, PreferencesProvider } from './base/preferences.js'
import './desk.css'

// Dialogs stop the page behind them from scrolling with a style element, which takes its nonce from this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

const root = document.querySelector('#desk')
const language = await loadLanguage()
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <PreferencesProvider first={language}>
        <Desk />
      </PreferencesProvider>
    </MantineProvider>,
  )
