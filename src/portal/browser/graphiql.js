import { GraphiQL } from 'graphiql'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import 'graphiql/style.css'
import './graphiql.css'

const welcome = `# Write a query, press Ctrl+Enter, and read
# the answer in the other pane.
#
# Most operations want an API key. Put it under
# "Headers" below: { "apikey": "..." }
#
# The first start of the server wrote one to
# credentials.json in its data folder: .data,
# or wherever WHARF_DATA_DIR points.
#
# What you type stays in this browser tab and
# is forgotten when you close it.

{
  channels {
    id
    name
  }
}
`

const workers = { graphql: 'graphql.worker.js', json: 'json.worker.js' }

window.MonacoEnvironment = {
  getWorker: (_, label) => new Worker(new URL(workers[label] ?? 'editor.worker.js', import.meta.url), { type: 'module' }),
}

// An empty header is one that the reader has not filled in yet: sent as it is, it would be refused as a wrong key.
const filledIn = (headers = {}) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

async function ask(params, { headers } = {}) {
  const answer = await window.fetch(window.location.pathname, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...filledIn(headers) },
    body: JSON.stringify(params),
  })
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The server answered ${answer.status} ${answer.statusText} without JSON.`)
  }
}

// GraphiQL keeps the open editor twice: within its tabs and by itself. Where the two differ, as when only the headers were
// typed, it would open one more empty tab at every reload; so only the tabs are read. They hold the API key, and the history
// does too: nothing outlives the browser tab.
const keptTwice = new Set(['graphiql:query', 'graphiql:variables', 'graphiql:headers'])
const kept = window.sessionStorage
const storage = {
  getItem: (key) => (keptTwice.has(key) ? null : kept.getItem(key)),
  setItem: (key, value) => kept.setItem(key, value),
  removeItem: (key) => kept.removeItem(key),
  clear: () => kept.clear(),
  get length() {
    return kept.length
  },
}

const logo = createElement(GraphiQL.Logo, null, createElement('a', { className: 'wharf-home', href: '/' }, 'Wharf'))

const page = document.getElementById('graphiql')

createRoot(page).render(
  createElement(
    GraphiQL,
    {
      fetcher: ask,
      defaultQuery: welcome,
      defaultHeaders: '{\n  "apikey": ""\n}\n',
      defaultEditorToolsVisibility: 'headers',
      inputValueDeprecation: true,
      shouldPersistHeaders: true,
      storage,
    },
    logo,
  ),
)
