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

// Tabs, history and headers hold the API key, so nothing is kept longer than the browser tab.
const storage = window.sessionStorage

// GraphiQL keeps the open editors twice, within its tabs and by themselves. Where the two differ, as when only the headers were
// typed, it opens one more empty tab at every reload. The tabs are right.
function agreeWithTabs() {
  const { tabs, activeTabIndex } = JSON.parse(storage.getItem('graphiql:tabState') ?? '{"tabs":[]}')
  const open = tabs[activeTabIndex]
  if (!open) return
  for (const editor of ['query', 'variables', 'headers']) storage.setItem(`graphiql:${editor}`, open[editor] ?? '')
}

const logo = createElement(GraphiQL.Logo, null, createElement('a', { className: 'wharf-home', href: '/' }, 'Wharf'))

agreeWithTabs()

createRoot(document.getElementById('graphiql')).render(
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
