/** Small functions that write the shapes of a drawing. A drawing is 400 × 400; its paints are named by one letter. */

/**
 * What a shape is filled with: M is the main colour of the product from light to dark, S steel, K dark plastic, C copper,
 * W almost white, D the dark side of the main colour, G grey, Y a signal yellow, O nothing.
 */
export type Paint = 'M' | 'S' | 'K' | 'C' | 'W' | 'D' | 'G' | 'Y' | 'O'

const FLAT: Partial<Record<Paint, string>> = { W: '#f6f8f9', G: '#9aa7ad', Y: '#f5b301', O: 'none' }
const toFill = (paint: Paint) => FLAT[paint] ?? `url(#${paint})`

export const rect = (x: number, y: number, width: number, height: number, radius: number, paint: Paint) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${toFill(paint)}"/>`

export const circle = (x: number, y: number, radius: number, paint: Paint) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${toFill(paint)}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${toFill(paint)}"/>`

export const shape = (path: string, paint: Paint) => `<path d="${path}" fill="${toFill(paint)}"/>`

/** A straight line has no height to which a gradient could be fitted, so lines are shaded across the whole drawing. */
const toStroke = (paint: Paint) => FLAT[paint] ?? `url(#${paint}line)`

const stroke = (path: string, width: number, paint: Paint, ends: 'round' | 'butt') =>
  `<path d="${path}" fill="none" stroke="${toStroke(paint)}" stroke-width="${width}" stroke-linecap="${ends}" stroke-linejoin="round"/>`

/** A line of some width with round ends. */
export const line = (path: string, width: number, paint: Paint) => stroke(path, width, paint, 'round')

/** A line with straight ends, such as a pipe. */
export const tube = (path: string, width: number, paint: Paint) => stroke(path, width, paint, 'butt')

export const turn = (degrees: number, ...parts: readonly string[]) =>
  `<g transform="rotate(${degrees} 200 200)">${parts.join('')}</g>`

/** The same part at several places. */
export const repeat = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Letters on a product, such as a size. */
export const label = (text: string, x: number, y: number, size: number, paint: Paint) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="${toFill(paint)}">${text}</text>`

/** A colour as hue, saturation and lightness. */
export type Colour = readonly [hue: number, saturation: number, lightness: number]

const hsl = ([h, s, l]: Colour, lighter = 0) => `hsl(${h},${s}%,${Math.max(4, Math.min(97, l + lighter))}%)`

const gradient = (id: string, from: string, middle: string, to: string) => {
  const stops = `<stop offset="0" stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/>`
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient>
    <linearGradient id="${id}line" gradientUnits="userSpaceOnUse" x1="60" y1="60" x2="340" y2="340">${stops}</linearGradient>`
}

/** The whole picture: the product on a bright ground, with a soft shadow below it. */
export const toSvg = (drawing: string, colour: Colour, pixels: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 400 400"><defs>${[
    gradient('M', hsl(colour, 14), hsl(colour), hsl(colour, -12)),
    gradient('D', hsl(colour, -10), hsl(colour, -16), hsl(colour, -24)),
    gradient('S', '#eef2f4', '#b4c0c6', '#7f8e96'),
    gradient('K', '#56626a', '#38424a', '#20272c'),
    gradient('C', '#f0b48a', '#c87943', '#8f4e22'),
    gradient('B', '#ffffff', '#f2f5f7', '#dde5ea'),
  ].join(
    '',
  )}<radialGradient id="H"><stop offset="0" stop-color="#5b6b75" stop-opacity=".35"/><stop offset="1" stop-color="#5b6b75" stop-opacity="0"/></radialGradient></defs><rect width="400" height="400" fill="url(#B)"/><ellipse cx="200" cy="352" rx="150" ry="22" fill="url(#H)"/>${drawing}</svg>`
