/** Starts the GraphQL explorer: the page at /v2/graphql, on which you write and send GraphQL requests. */
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { styleNonce, theme } from '../app/theme.js'
import { Explorer } from './explorer.js'
import './explorer.css'

const root = document.querySelector('#explorer')
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <Explorer />
    </MantineProvider>,
  )
