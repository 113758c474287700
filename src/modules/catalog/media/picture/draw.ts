/** Renders an image with a transformation. */
import type { KernelEnum, Sharp } from 'sharp'
import type { Format, Orient, ResizeFilter } from '../../../../contract/contract.gen.js'
import { copyrightIn } from './exif.js'
import { isFree, largestScale, middle, onCanvas, type Size, scaled, visibleBox } from './geometry.js'
import { sharp } from './sharp.js'
import { type Colour, colourOf, type Transformation } from './transformation.js'

/** Returns the pixels of all frames from the header of an image, before decoding; null if it cannot be read. */
export async function pixelsOf(path: string, maxPixels: number): Promise<number | null> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error', animated: true }).metadata()
    return width * height
  } catch (error) {
    return /pixel limit/.test((error as Error).message) ? Number.POSITIVE_INFINITY : null
  }
}

/** Returns whether an image is complete by decoding it once, a few rows at a time. */
export async function isComplete(path: string, maxPixels: number, seconds: number): Promise<boolean> {
  try {
    const whole = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', animated: true, sequentialRead: true })
    await whole.resize(8, 8, { fit: 'fill' }).timeout({ seconds }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

export interface DrawingLimits {
  maxPixels: number
  /** The time limit for the whole. */
  seconds: number
}

/** Returns whether an error is a timeout. */
export const isTimeout = (error: unknown) => /^timeout/.test((error as Error).message)

/** Returns a function that returns the remaining seconds. The library counts whole seconds. */
function startTimer(seconds: number): Timer {
  const end = performance.now() + seconds * 1000
  return () => {
    const left = Math.ceil((end - performance.now()) / 1000)
    if (left <= 0) throw new Error('timeout')
    return left
  }
}

type Timer = () => number

/** Returns the image in that format. */
export async function draw(
  source: Buffer,
  wanted: Transformation,
  format: Format,
  { maxPixels, seconds }: DrawingLimits,
): Promise<Buffer> {
  const timer = startTimer(seconds)
  const about = await sharp(source, { limitInputPixels: maxPixels }).metadata()
  const page = Math.min((wanted.frame ?? 1) - 1, (about.pages ?? 1) - 1)
  const original = sharp(source, { limitInputPixels: maxPixels, failOn: 'error', page })
  const upright = isAbsolute(wanted.orient) ? original : original.autoOrient()
  const size = isAbsolute(wanted.orient) ? frameSize(about) : frameSize(about.autoOrient)
  const resized = resize(await cropSmart(upright, size, wanted, timer), wanted)
  const turned = await turn(await newPipeline(resized, timer), wanted.orient, timer)
  const background = (wanted.bgColor && colourOf(wanted.bgColor)) || empty(format)
  const framed = await shrinkToLimit(await frame(turned, wanted, background, timer))
  const coloured = colours(hasAlpha(format) && !wanted.bgColor ? framed : framed.flatten({ background }), wanted)
  const signed = wanted.metadata === 'COPYRIGHT' ? withCopyright(coloured, about.exif) : coloured
  return encoded(signed, format, wanted).timeout({ seconds: timer() }).toBuffer()
}

const frameSize = ({ width, height, pageHeight }: { width?: number; height?: number; pageHeight?: number }): Size => ({
  width: width ?? 1,
  height: pageHeight ?? height ?? 1,
})

interface Part {
  image: Sharp
  box: Size
}

/** Larger images are cropped in the centre: finding the best part means decoding the whole. */
const MAX_SMART_PIXELS = 12_000_000

/** Returns the visible part; a ratio without a position is cropped to the most interesting part. */
async function cropSmart(image: Sharp, size: Size, wanted: Transformation, timer: Timer): Promise<Part> {
  const box = visibleBox(size, wanted)
  const isSmart = isFree(wanted.crop) && size.width * size.height <= MAX_SMART_PIXELS
  if (!isSmart) return { image: isWhole(box, size) ? image : image.extract(box), box }
  const around = visibleBox(size, { ...wanted, crop: null })
  const cut = image
    .extract(around)
    .resize({ width: box.width, height: box.height, fit: 'cover', position: sharp.strategy.attention })
  return { image: await newPipeline(cut, timer), box }
}

const isWhole = (box: Size, size: Size) => box.width === size.width && box.height === size.height

const kernels: Record<ResizeFilter, keyof KernelEnum> = {
  NEAREST: 'nearest',
  BILINEAR: 'linear',
  BICUBIC: 'cubic',
  LANCZOS2: 'lanczos2',
  LANCZOS3: 'lanczos3',
}

/** Resizes the image. Width and height are those of the result, so a rotation swaps them here. */
function resize({ image, box }: Part, wanted: Transformation): Sharp {
  const dpr = wanted.dpr ?? 1
  const [width, height] = [wanted.width, wanted.height].map((side) => (side ? Math.round(side * dpr) : undefined))
  const asked = isQuarterTurn(wanted.orient) ? { width: height, height: width } : { width, height }
  const { drawn, shown } = scaled(box, asked as Partial<Size>, wanted)
  const kernel = kernels[wanted.resizeFilter ?? 'LANCZOS3']
  const whole = image.resize({ ...drawn, fit: 'fill', kernel })
  return isWhole(shown, drawn) ? whole : whole.extract(middle(drawn, shown))
}

/** Starts a new pipeline, because the steps of one pipeline have a fixed order. */
async function newPipeline(image: Sharp, timer: Timer): Promise<Sharp> {
  const drawn = image.toColourspace('srgb').timeout({ seconds: timer() })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

interface Turn {
  angle: number
  isMirrored: boolean
}

/** The numbers are EXIF orientations. */
const turns: Record<Orient, Turn> = {
  RIGHT: { angle: 90, isMirrored: false },
  LEFT: { angle: 270, isMirrored: false },
  HORIZONTAL_FLIP: { angle: 0, isMirrored: true },
  VERTICAL_FLIP: { angle: 180, isMirrored: true },
  HV_FLIP: { angle: 180, isMirrored: false },
  ONE: { angle: 0, isMirrored: false },
  TWO: { angle: 0, isMirrored: true },
  THREE: { angle: 180, isMirrored: false },
  FOUR: { angle: 180, isMirrored: true },
  FIVE: { angle: 90, isMirrored: true },
  SIX: { angle: 90, isMirrored: false },
  SEVEN: { angle: 270, isMirrored: true },
  EIGHT: { angle: 270, isMirrored: false },
}

type MaybeOrient = Orient | null | undefined

/** Returns whether an orientation replaces that of the camera; the others rotate the upright image. */
const isAbsolute = (orient: MaybeOrient) => orient != null && !/LEFT|RIGHT|FLIP/.test(orient)
const isQuarterTurn = (orient: MaybeOrient) => orient != null && turns[orient].angle % 180 !== 0

async function turn(image: Sharp, orient: MaybeOrient, timer: Timer): Promise<Sharp> {
  if (!orient) return image
  const { angle, isMirrored } = turns[orient]
  const turned = angle ? await newPipeline(image.rotate(angle), timer) : image
  return isMirrored ? newPipeline(turned.flop(), timer) : turned
}

/** Adds padding and canvas around the image. */
async function frame(image: Sharp, { pad, canvas }: Transformation, background: Colour, timer: Timer): Promise<Sharp> {
  const { top, right, bottom, left } = {
    top: pad?.top ?? 0,
    right: pad?.right ?? 0,
    bottom: pad?.bottom ?? 0,
    left: pad?.left ?? 0,
  }
  const padded = pad ? await newPipeline(image.extend({ top, right, bottom, left, background }), timer) : image
  if (!canvas) return padded
  const { width = 1, height = 1 } = await padded.metadata()
  const { cut, margins } = onCanvas({ width, height }, canvas)
  return newPipeline(padded.extract(cut).extend({ ...margins, background }), timer)
}

/** Shrinks an image that padding made too large; cheaper than rendering it again. */
async function shrinkToLimit(image: Sharp): Promise<Sharp> {
  const { width, height } = await image.metadata()
  const scale = largestScale({ width, height })
  return scale < 0.99 ? image.resize({ width: Math.max(1, Math.floor(width * scale)) }) : image
}

/** Returns the colour of empty areas: transparent, or white if the format has no transparency. */
const empty = (format: Format): Colour => ({ r: 255, g: 255, b: 255, alpha: hasAlpha(format) ? 0 : 1 })
const hasAlpha = (format: Format) => !/JPG$/.test(format)

/** A stronger blur looks the same and takes seconds. */
const MAX_BLUR = 30

function colours(image: Sharp, { brightness, contrast, saturation, sharpen, blur }: Transformation): Sharp {
  const share = (percent: number | null | undefined) => 1 + (percent ?? 0) / 100
  const vivid = saturation ? image.modulate({ saturation: share(saturation) }) : image
  const isLit = brightness || contrast
  // Contrast is applied around middle grey.
  const stark = isLit ? vivid.linear(share(brightness) * share(contrast), 128 * (1 - share(contrast))) : vivid
  const edged = sharpen
    ? stark.sharpen({ sigma: (sharpen.radius ?? 1) / 2, m2: sharpen.amount ?? 1, x1: ((sharpen.threshold ?? 0) / 255) * 100 })
    : stark
  return blur ? edged.blur(Math.min(blur, MAX_BLUR)) : edged
}

function withCopyright(image: Sharp, exif: Buffer | undefined): Sharp {
  const copyright = exif && copyrightIn(exif)
  return copyright ? image.withExif({ IFD0: { Copyright: copyright } }) : image
}

const QUALITIES = { LOW: 90, MEDIUM: 75, HIGH: 60 }

function encoded(image: Sharp, format: Format, { quality: asked, optimize }: Transformation): Sharp {
  const quality = Math.round(asked ?? (optimize ? QUALITIES[optimize] : format === 'AVIF' ? 50 : 80))
  if (format === 'AVIF') return image.avif({ quality, effort: 2 })
  if (format === 'GIF') return image.gif()
  if (format === 'PNG') return image.png()
  if (format === 'PNG8') return image.png({ palette: true, quality })
  if (format === 'WEBPLL') return image.webp({ lossless: true })
  if (format === 'WEBP' || format === 'WEBPLY') return image.webp({ quality })
  return image.jpeg({ quality, progressive: format === 'PJPG' })
}
