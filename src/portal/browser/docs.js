import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './docs.css'

// A filter that leaves its findings folded away under their tags looks as if it had found nothing.
const unfoldWhatIsFound = {
  statePlugins: {
    layout: {
      wrapSelectors: {
        isShown: (original) => (state, thing, otherwise) => {
          const filter = state.get('filter')
          const isSearching = typeof filter === 'string' && filter.length > 2
          return (isSearching && thing[0] === 'operations-tag') || original(thing, otherwise)
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
  // Sunset date, migration and replacement of a deprecated item are extensions (x-sunset, x-migration, x-replaced-by).
  showExtensions: true,
  tagsSorter: 'alpha',
  // Otherwise the page would send the address of the description to a public validator.
  validatorUrl: null,
  plugins: [unfoldWhatIsFound],
})
