import { GraphiQL } from 'graphiql'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import 'graphiql/style.css'
import './graphiql.css'

const welcome = `# Write a query and press Ctrl+Enter. The
# response appears in the other pane.
#
# Most operations need an API key. Put it under
# "Headers" below: { "apikey": "..." }
#
# npm run -s wharf env prints those of the demo
# shop, such as SHOP_KEY. The desk makes others.
#
# Your queries and headers stay in this browser
# tab and are deleted when you close it.

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

// An empty apikey header is one that the user has not filled in yet. If it were sent, the server would refuse it as a wrong key.
const withoutEmpty = (headers = {}) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

async function sendQuery(params, { headers } = {}) {
  const response = await window.fetch(window.location.pathname, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...withoutEmpty(headers) },
    body: JSON.stringify(params),
  })
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The server responded with ${response.status} ${response.statusText} and no JSON.`)
  }
}

// Tabs, history and headers contain the API key, so nothing is stored longer than the browser tab.
const storage = window.sessionStorage

// GraphiQL stores the open editors twice: in its tabs, and separately. When they differ, for example because only the headers
// were typed, it opens another empty tab at every reload. So the tabs overwrite the separate copies.
function copyTabsToEditors() {
  const { tabs, activeTabIndex } = JSON.parse(storage.getItem('graphiql:tabState') ?? '{"tabs":[]}')
  const open = tabs[activeTabIndex]
  if (!open) return
  for (const editor of ['query', 'variables', 'headers']) storage.setItem(`graphiql:${editor}`, open[editor] ?? '')
}

const logo = createElement(GraphiQL.Logo, null, createElement('a', { className: 'wharf-home', href: '/' }, 'Wharf'))

copyTabsToEditors()

createRoot(document.getElementById('graphiql')).render(
  createElement(
    GraphiQL,
    {
      fetcher: sendQuery,
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
