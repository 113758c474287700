/** Starts the desk: the single-page application for operators. */
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { Desk } from './app/desk.js'
import { styleNonce, theme } from './app/theme.js'
import { PreferencesProvider } from './base/preferences.js'
import './desk.css'

const root = document.querySelector('#desk')
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <PreferencesProvider>
        <Desk />
      </PreferencesProvider>
    </MantineProvider>,
  )
