/** The page of a document: paper size, margins, type, header and footer. */
import type { HtmlElement } from './parse.js'

interface PageParts {
  /** The code of the header and the footer, if any. */
  header: string | null
  footer: string | null
  language: string
}

const PAPERS: Record<string, string> = { a3: 'a3', a4: 'a4', a5: 'a5', letter: 'us-letter', legal: 'us-legal' }
/** The first installed font is used; the last one is part of the typesetter. */
const FONTS = '("Arial", "Liberation Sans", "Helvetica", "DejaVu Sans", "Libertinus Serif")'
const SIZES = ['18pt', '14pt', '12pt', '11pt', '10pt', '10pt']

/** Returns the page settings. `<body data-paper="a5" data-orientation="landscape">` chooses another page than A4 portrait. */
export function pageSettings({ attributes }: HtmlElement, { header, footer, language }: PageParts): string {
  const paper = PAPERS[attributes['data-paper']?.toLowerCase() ?? ''] ?? 'a4'
  const isFlipped = attributes['data-orientation'] === 'landscape'
  const code = /^[a-z]{2}$/i.test(language) ? language.toLowerCase() : 'nl'
  return `#set page(paper: "${paper}", flipped: ${isFlipped}, margin: (x: 20mm, top: ${header ? '32mm' : '20mm'}, bottom: 24mm)${slot('header', header)}${slot('footer', footer)})
#set text(font: ${FONTS}, size: 10pt, lang: "${code}")
#set par(leading: 0.6em)
#set block(above: 0.7em, below: 0.7em)
#show heading: set block(above: 1.2em, below: 0.8em)
${SIZES.map((size, i) => `#show heading.where(level: ${i + 1}): set text(size: ${size}, weight: "bold")`).join('\n')}
`
}

const slot = (name: string, code: string | null) => (code ? `, ${name}: text(size: 8.5pt, ${code})` : '')
