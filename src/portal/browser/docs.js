import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './docs.css'

// Opens all tags while the filter is used. Otherwise the matches stay hidden in closed tags.
const openTagsWhileFiltering = {
  statePlugins: {
    layout: {
      wrapSelectors: {
        isShown: (original) => (state, path, fallback) => {
          const filter = state.get('filter')
          const isFiltering = typeof filter === 'string' && filter.length > 2
          return (isFiltering && path[0] === 'operations-tag') || original(path, fallback)
        },
      },
    },
  },
}

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const followTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followTheme)
followTheme()

SwaggerUI({
  domNode: document.getElementById('docs'),
  url: '/v2/openapi.json',
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // Shows the sunset date, migration and replacement of a deprecated item (x-sunset, x-migration, x-replaced-by).
  showExtensions: true,
  tagsSorter: 'alpha',
  // Without this the page would send the address of the OpenAPI document to a public validator.
  validatorUrl: null,
  plugins: [openTagsWhileFiltering],
})
