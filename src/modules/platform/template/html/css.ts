/** Parses the inline styles that documents may use. Only numbers, units and colours get through: no part of a style is copied. */

export type Style = Readonly<Record<string, string>>

/** Cached styles. The lines of a long document repeat a few of them. */
const known = new Map<string, Style>()
const MAX_KNOWN = 500

/** Returns the declarations of a style attribute, and of the equivalent older attributes. */
export function styleOf(attributes: Readonly<Record<string, string>>): Style {
  const { align = '', valign = '', width = '', height = '', bgcolor = '', style = '' } = attributes
  const key = `${align}\n${valign}\n${width}\n${height}\n${bgcolor}\n${style}`
  const found = known.get(key) ?? readStyle(attributes)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, found)
  return found
}

function readStyle(attributes: Readonly<Record<string, string>>): Style {
  const style: Record<string, string> = Object.create(null)
  if (attributes.align) style['text-align'] = attributes.align
  if (attributes.valign) style['vertical-align'] = attributes.valign
  if (attributes.width) style.width = attributes.width
  if (attributes.height) style.height = attributes.height
  if (attributes.bgcolor) style['background-color'] = attributes.bgcolor
  for (const declaration of (attributes.style ?? '').split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0)
      style[declaration.slice(0, colon).trim().toLowerCase()] = declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase()
  }
  return style
}

const UNITS: Record<string, [number, string]> = {
  '': [0.75, 'pt'],
  px: [0.75, 'pt'],
  pt: [1, 'pt'],
  mm: [1, 'mm'],
  cm: [1, 'cm'],
  in: [1, 'in'],
  em: [1, 'em'],
  rem: [1, 'em'],
  '%': [1, '%'],
}

/** Returns a length for the typesetter, such as `12pt`; null if it is invalid. */
export function toLength(text: string | undefined): string | null {
  const [, number, unit = ''] = text?.match(/^(-?\d{1,4}(?:\.\d{1,4})?)(px|pt|mm|cm|in|r?em|%)?$/) ?? []
  const known = number === undefined ? undefined : UNITS[unit]
  return known ? `${Number((Number(number) * known[0]).toFixed(4))}${known[1]}` : null
}

const NAMED_COLORS: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  navy: '#000080',
  orange: '#ffa500',
}

/** Returns a colour for the typesetter; null if it is invalid. */
export function toColor(text: string | undefined): string | null {
  if (!text) return null
  const [, r, g, b] = text.match(/^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/) ?? []
  if (r !== undefined) return `rgb(${[r, g, b].map((part) => Math.min(255, Number(part))).join(', ')})`
  const hex = Object.hasOwn(NAMED_COLORS, text) ? NAMED_COLORS[text] : text
  return hex && /^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(hex) ? `rgb("${hex}")` : null
}

const ALIGNMENTS: Record<string, string> = { left: 'left', right: 'right', center: 'center', start: 'start', end: 'end' }
const VERTICAL: Record<string, string> = { top: 'top', middle: 'horizon', bottom: 'bottom' }

export const toAlignment = (style: Style): string | null => ALIGNMENTS[style['text-align'] ?? ''] ?? null
export const toVerticalAlignment = (style: Style): string | null => VERTICAL[style['vertical-align'] ?? ''] ?? null

/** Converts `page-break-inside: avoid` for the typesetter. */
export const toBreakable = (style: Style): string[] =>
  (style['page-break-inside'] ?? style['break-inside']) === 'avoid' ? ['breakable: false'] : []

/** Converts `1px solid #ccc` to a stroke; null if there is none. */
export function toStroke(text: string | undefined): string | null {
  if (!text || /\bnone\b/.test(text)) return null
  const parts = text.split(/\s+/)
  const width = parts.map(toLength).find((length) => length !== null && !length.endsWith('%'))
  const color = parts.map(toColor).find((found) => found !== null)
  return width || color ? `${width ?? '0.75pt'} + ${color ?? 'black'}` : null
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const

/** Returns the borders of a box as one stroke or one per side; null if there is none. */
export function toStrokes(style: Style): string | null {
  const all = toStroke(style.border)
  if (all) return all
  const sides = SIDES.flatMap((side) => {
    const stroke = toStroke(style[`border-${side}`])
    return stroke ? [`${side}: ${stroke}`] : []
  })
  return sides.length ? `(${sides.join(', ')})` : null
}

/** Converts `padding: 4px 8px` and the single sides; null if there is none. */
export function toInset(style: Style): string | null {
  const lengths = (style.padding ?? '').split(/\s+/).map(toLength)
  const [first = null, second = first, third = first, fourth = second] = lengths
  const sides: Record<string, string | null> = { top: first, right: second, bottom: third, left: fourth }
  for (const side of SIDES) sides[side] = toLength(style[`padding-${side}`]) ?? sides[side] ?? null
  const said = SIDES.flatMap((side) => (sides[side] ? [`${side}: ${sides[side]}`] : []))
  return said.length ? `(${said.join(', ')})` : null
}

/** Wraps content in the type of a style. */
export const styledText = (style: Style, content: string): string => typeSetter(style)(content)

/** Returns a function that wraps content in the type of a style. */
export function typeSetter(style: Style): (content: string) => string {
  const size = toLength(style['font-size'])
  const weight = /^(bold|bolder|[6-9]00)$/.test(style['font-weight'] ?? '') ? '"bold"' : null
  const slant = style['font-style'] === 'italic' ? '"italic"' : null
  const settings = [
    ['size', size?.endsWith('%') ? null : size],
    ['weight', weight],
    ['style', slant],
    ['fill', toColor(style.color)],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return settings.length ? (content) => `text(${settings.join(', ')}, ${content})` : (content) => content
}
