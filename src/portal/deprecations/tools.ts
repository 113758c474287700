/** The tools for clients, as the page, the Markdown file and the feed offer them. */
import { REMOVAL } from '../../core/lifecycle/legacy.js'

export interface ClientTool {
  key: string
  title: string
  text: string
  /** A command that works as written, with the variables of `wharf env`; `{base}` is replaced with the URL of the server. */
  command: string
}

export const clientTools: readonly ClientTool[] = [
  {
    key: 'preview',
    title: 'Preview the removal',
    text: 'Any request with this header gets the API of a later date. The schema and the OpenAPI document of that date are at ?at=.',
    command: `curl {base}/v2/graphql -H "apikey: $SHOP_KEY" -H 'content-type: application/json' -H 'API-Preview-Date: ${REMOVAL}' -d '{"query":"{ channels { id } }"}'`,
  },
  {
    key: 'check',
    title: 'Check a request',
    text: 'Send a document with its variables, or an endpoint with its query and body. The answer names the deprecated items and has the request without them. Nothing is executed.',
    command: `curl {base}/v2/lifecycle/check -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{"document":"{ taxes { items { shopId } } }"}'`,
  },
  {
    key: 'usage',
    title: 'See your usage',
    text: 'Which items your key or client still uses, how often, and when last. Administrators see all clients. GraphQL has the same as lifecycleUsage and lifecycleReadiness.',
    command: `curl {base}/v2/lifecycle/usage -H "authorization: Bearer $TOKEN"`,
  },
  {
    key: 'migrate',
    title: 'Migrate your sources',
    text: 'Finds and rewrites the items in documents, scripts and payloads of a client. It reads this list and the schema, and needs no database.',
    command: `wharf lifecycle fix --server {base} src`,
  },
]

export const commandFor = ({ command }: ClientTool, base: string) => command.replaceAll('{base}', base)
