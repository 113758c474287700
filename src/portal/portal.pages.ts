/** Renders the desk, the page for developers and the GraphQL explorer. */
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { frameBar } from './frame.js'
import type { Assets } from './portal.assets.js'

/** An HTML page and the Content-Security-Policy that it needs. */
export interface HtmlPage {
  status?: number
  html: string
  policy: string
  /** The same content elsewhere, as a Link header. */
  link?: string
}

/** Returns the Content-Security-Policy of a page: it allows only what the page needs. No page can be framed, and none runs inline scripts. */
export const contentSecurityPolicy = (...needs: string[]) =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    ...needs,
  ].join('; ')

/** The policy of a page whose forms are sent to this server. */
export const formPolicy = contentSecurityPolicy("style-src 'self'").replace("form-action 'none'", "form-action 'self'")

/** Returns whether the client is a browser: browsers accept HTML, programs do not. */
export const isBrowser = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

interface DocumentParts {
  lang?: string
  title: string
  styles: string
  script?: string
  body: string
}

export function renderDocument(assets: Assets | undefined, { lang = 'en', title, styles, script, body }: DocumentParts): string {
  const links = assets
    ? `<link rel="icon" href="${assets.address('icon.svg')}">\n<link rel="stylesheet" href="${assets.address(styles)}">`
    : ''
  const run = assets && script ? `<script type="module" src="${assets.address(script)}"></script>` : ''
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${links}
${run}
</head>
<body>
${body}
</body>
</html>
`
}

const linkItem = (href: string, name: string, about: string) =>
  `<li><a href="${href}"><strong>${name}</strong> <span>${about}</span></a></li>`

/** Creates a nonce. React components and editors create style elements; the policy only allows those with this nonce, which they read from an element. */
function createNonce() {
  const nonce = randomBytes(16).toString('base64')
  return { element: `<meta id="style-nonce" nonce="${nonce}">`, policy: `style-src 'self' 'nonce-${nonce}'` }
}

/** Renders the desk: a single-page application for administrators. If it is not installed, the page for developers replaces it. */
export function deskPage(assets: Assets | undefined, version: string, origin: string): HtmlPage {
  if (!assets?.has('desk.js')) return developersPage(assets, version, origin)
  const nonce = createNonce()
  const body = `<div id="desk" data-version="${escapeHtml(version)}"></div>
${nonce.element}
<noscript>The desk needs JavaScript. The <a href="/developers">page for developers</a> does not.</noscript>`
  return {
    html: renderDocument(assets, { title: 'Wharf', styles: 'desk.css', script: 'desk.js', body }),
    // Images may come from the bucket of the shop. Previews of documents are shown in a frame.
    policy: contentSecurityPolicy("script-src 'self'", "connect-src 'self'", 'frame-src blob:', nonce.policy),
  }
}

const KEY_OF_DEMO = 'eval "$(npm run -s wharf env)"    # in the project\'s folder; elsewhere: SHOP_KEY=your key'

const curlExample = (origin: string) => `${KEY_OF_DEMO}
curl -s ${origin}/v2/graphql -H "apikey: $SHOP_KEY" -H 'content-type: application/json' \\
  -d '{"query": "{ channels { id name } }"}'`

const sdkExample = (
  origin: string,
) => `// npm install @propeller-commerce/propeller-sdk-v2, save as shop.mjs, and: SHOP_KEY=… node shop.mjs
import { createClient, productService } from '@propeller-commerce/propeller-sdk-v2'

const client = createClient({
  endpoint: '${origin}/v2/graphql',
  securityMode: 'direct',
  apiKey: process.env.SHOP_KEY,
})
const product = await productService(client).getProduct({ productId: 1 })
console.log(product.sku, product.names)`

const graphqlExample = `query Products($term: String = "drill") {
  products(input: { term: $term, language: "EN" }) {
    itemsFound
    items {
      id
      names(language: "EN") {
        value
      }
    }
  }
}`

/** Renders the page for developers: what this server is, links to everything that it publishes about itself, and how to call it. */
export function developersPage(assets: Assets | undefined, version: string, origin: string): HtmlPage {
  const body = `${frameBar(assets, '/developers')}
<main>
<h1>For developers</h1>
<p class="version">Version ${escapeHtml(version)} of Wharf</p>
<p class="lead">A headless commerce back-end for business customers. Storefronts, portals and back-office systems reach the same catalogue, product search, media, order lists, companies and customers through GraphQL or REST.</p>
<h2>Try it</h2>
<ul>
${linkItem('/', 'Desk', 'Look at products, prices, orders and clients as an administrator.')}
${linkItem('/v2/graphql', 'GraphQL explorer', 'Write and run GraphQL queries in the browser.')}
${linkItem('/docs', 'REST reference', 'Every REST operation, with an example that you can send.')}
${linkItem('/docs/graphql', 'GraphQL reference', 'Every query and mutation, with an example from the demo shop.')}
</ul>
<h2>Build on it</h2>
<ul>
${linkItem('/guide', 'Guide', 'A tour, guides for integrators, storefronts and operators, and how Wharf is built.')}
${linkItem('/v2/schema.graphql', 'GraphQL schema', 'The whole schema as SDL.')}
${linkItem('/v2/openapi.json', 'OpenAPI description', 'The REST API as OpenAPI 3.1.')}
${linkItem('/v2/client.ts', 'TypeScript client', 'The REST API as one typed file to copy into your project.')}
${linkItem('/guide/http', 'Requests for your editor', 'The main flows as .http files.')}
${linkItem('/deprecations', 'Deprecations', 'What is removed when, and what replaces it. Check your own requests.')}
</ul>
<h2>Run it</h2>
<ul>
${linkItem('/health', 'Health', 'Is the process alive?')}
${linkItem('/ready', 'Readiness', 'Can it serve requests now?')}
</ul>
<h2>Call it</h2>
<p>The first start wrote keys and accounts of the demo to <code>credentials.json</code> in the data folder (<code>.data</code>, or wherever <code>WHARF_DATA_DIR</code> points); <code>npm run -s wharf env</code> prints them as shell variables. The desk makes further keys.</p>
<h3>curl</h3>
<pre tabindex="0"><code>${escapeHtml(curlExample(origin))}</code></pre>
<h3>TypeScript, with the published SDK</h3>
<pre tabindex="0"><code>${escapeHtml(sdkExample(origin))}</code></pre>
<h3>GraphQL</h3>
<p>Paste this into <a href="/v2/graphql">the GraphQL explorer</a>, with <code>{ "apikey": "your key" }</code> as its headers.</p>
<pre tabindex="0"><code>${escapeHtml(graphqlExample)}</code></pre>
</main>`
  return {
    html: renderDocument(assets, { title: 'For developers · Wharf', styles: 'landing.css', body }),
    policy: contentSecurityPolicy("style-src 'self'"),
  }
}

/** Renders the GraphQL explorer, which sends its queries to its own URL. */
export function explorerPage(assets: Assets | undefined): HtmlPage {
  if (!assets?.has('explorer.js')) return missingPage(assets, 'The GraphQL explorer', 'POST to this address still works.')
  const nonce = createNonce()
  const body = `<div id="explorer"></div>
${nonce.element}
<noscript>The GraphQL explorer needs JavaScript.</noscript>`
  return {
    html: renderDocument(assets, { title: 'GraphQL · Wharf', styles: 'explorer.css', script: 'explorer.js', body }),
    policy: contentSecurityPolicy("script-src 'self'", "connect-src 'self'", nonce.policy),
  }
}

/** Renders a page for a part that was not built. */
export function missingPage(assets: Assets | undefined, subject: string, alternative: string): HtmlPage {
  const body = `<main><h1>${subject} is not part of this installation</h1>
<p>Run <code>npm run build</code> with the development packages installed to create its files. ${alternative}</p>
<p><a href="/">Back to the start page</a></p></main>`
  return {
    status: 404,
    html: renderDocument(assets, { title: `${subject} · Wharf`, styles: 'landing.css', body }),
    policy: contentSecurityPolicy("style-src 'self'"),
  }
}
