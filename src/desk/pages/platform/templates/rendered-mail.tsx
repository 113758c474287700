/** Shows the HTML of an e-mail as a mail program does, apart from the styles of the desk. */
import { useEffect, useRef } from 'react'

/** Elements that a mail program does not show, and that have no place in a preview. */
const FORBIDDEN = 'script, iframe, object, embed, form, link, meta, base'

/** Draws the HTML in a shadow tree. Scripts and handlers are removed before. */
export function RenderedMail({ html, label }: { html: string; label: string }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const { body, sheets } = parseMail(html)
    shadow.adoptedStyleSheets = sheets
    shadow.replaceChildren(body)
  }, [html])
  return <div ref={host} role="img" aria-label={label} className="desk-mail" />
}

/** The policy of the page forbids styles in HTML. They get other names here, and are set on the parsed elements. */
const hideStyles = (html: string) =>
  html.replace(/(<[a-z][^<>]*?\s)style=/gi, '$1data-style=').replace(/(<\/?)style\b/gi, '$1desk-style')

function parseMail(html: string): { body: HTMLElement; sheets: CSSStyleSheet[] } {
  const parsed = new DOMParser().parseFromString(hideStyles(html), 'text/html')
  for (const element of parsed.querySelectorAll(FORBIDDEN)) element.remove()
  const sheets = [...parsed.querySelectorAll('desk-style')].map((element) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(element.textContent ?? '')
    element.remove()
    return sheet
  })
  const body = document.createElement('div')
  copyStyle(parsed.body, body)
  body.append(...parsed.body.childNodes)
  for (const element of body.querySelectorAll<HTMLElement>('*')) clean(element)
  return { body, sheets }
}

function copyStyle(from: HTMLElement, to: HTMLElement) {
  to.style.cssText = from.dataset.style ?? ''
}

function clean(element: HTMLElement) {
  const { style } = element.dataset
  for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name)
  if (style) element.style.cssText = style
  // A preview leads nowhere.
  if (element instanceof HTMLAnchorElement) element.removeAttribute('href')
}
