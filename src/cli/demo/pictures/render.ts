/** Renders the drawings as PNG files. */
import { colourOf, type DrawingName, drawings, toColour } from './drawings.js'
import { toSvg } from './shapes.js'

export interface Picture {
  drawing: DrawingName
  /** The name of the colour; empty for the plain one. */
  colour: string
}

/** A picture by its drawing and colour: products that look alike share one. */
export const pictureName = ({ drawing, colour }: Picture) =>
  `${drawing}${colour && `-${colour.toLowerCase().replace(/\W+/g, '-')}`}`

export const pictureOf = (drawing: DrawingName, values: Parameters<typeof colourOf>[0]): Picture => ({
  drawing,
  colour: colourOf(values),
})

const PIXELS = 512

/** Renders pictures, each once; answers them by their names. */
export async function renderPictures(pictures: readonly Picture[]): Promise<Map<string, Buffer>> {
  const { default: sharp } = await import('sharp')
  // The server reads no SVG that clients send; these are our own.
  const svg = { operation: ['VipsForeignLoadSvg'] }
  sharp.unblock(svg)
  try {
    const byName = new Map(pictures.map((picture) => [pictureName(picture), picture]))
    const rendered = [...byName].map(async ([name, { drawing, colour }]) => {
      const drawn = sharp(Buffer.from(toSvg(drawings[drawing], toColour(colour), PIXELS)))
      return [name, await drawn.flatten().png({ palette: true, compressionLevel: 9 }).toBuffer()] as const
    })
    return new Map(await Promise.all(rendered))
  } finally {
    sharp.block(svg)
  }
}
