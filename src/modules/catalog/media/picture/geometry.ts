/** The positions of image edges: plain arithmetic, so that an image is scaled only once. */
import type { CanvasInput, CropInput } from '../../../../contract/contract.gen.js'
import { MAX_AREA, MAX_SIDE, type Transformation } from './transformation.js'

export interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  left: number
  top: number
}

const between = (value: number, least: number, most: number) => Math.round(Math.min(Math.max(value, least), most))

/** Returns the part of the image that remains after precrop, trim and crop. */
export function visibleBox(size: Size, { precrop, trim, crop }: Transformation): Box {
  const whole: Box = { left: 0, top: 0, ...size }
  return cropped(trimmed(cropped(whole, precrop), trim), crop)
}

function trimmed(box: Box, trim: Transformation['trim']): Box {
  if (!trim) return box
  const { left, top, right, bottom } = {
    left: trim.left ?? 0,
    top: trim.top ?? 0,
    right: trim.right ?? 0,
    bottom: trim.bottom ?? 0,
  }
  const width = between(box.width - left - right, 1, box.width)
  const height = between(box.height - top - bottom, 1, box.height)
  return {
    left: box.left + between(left, 0, box.width - width),
    top: box.top + between(top, 0, box.height - height),
    width,
    height,
  }
}

function cropped(box: Box, crop: CropInput | null | undefined): Box {
  if (!crop) return box
  const { width, height } = cropSize(box, crop)
  return {
    left: box.left + between(offset(crop.x, crop.offsetX, box.width - width), 0, box.width - width),
    top: box.top + between(offset(crop.y, crop.offsetY, box.height - height), 0, box.height - height),
    width,
    height,
  }
}

/** Returns the size in pixels, or the largest part of the requested ratio. */
function cropSize(box: Size, { width, height, widthRatio, heightRatio }: CropInput): Size {
  if (width || height)
    return { width: between(width ?? box.width, 1, box.width), height: between(height ?? box.height, 1, box.height) }
  if (!widthRatio || !heightRatio) return box
  const unit = Math.min(box.width / widthRatio, box.height / heightRatio)
  return { width: between(unit * widthRatio, 1, box.width), height: between(unit * heightRatio, 1, box.height) }
}

/** Returns an offset: pixels from the edge, or percent of the free space; centred by default. */
const offset = (pixels: number | null | undefined, percent: number | null | undefined, module: number) =>
  pixels ?? (module * (percent ?? 50)) / 100

/** Returns whether a crop has no position. */
export const isFree = (crop: CropInput | null | undefined) =>
  crop?.smart === 'smart' &&
  !(crop.width || crop.height) &&
  [crop.x, crop.y, crop.offsetX, crop.offsetY].every((at) => at == null)

/** Returns the size to render, and the part of it that is shown. */
export function scaled(box: Size, wanted: Partial<Size>, { fit, enable }: Transformation): { drawn: Size; shown: Size } {
  const ratios = [wanted.width && wanted.width / box.width, wanted.height && wanted.height / box.height].filter(
    Boolean,
  ) as number[]
  const asked = ratios.length === 0 ? 1 : fit === 'COVER' || fit === 'CROP' ? Math.max(...ratios) : Math.min(...ratios)
  const allowed = enable === 'UPSCALE' ? asked : Math.min(asked, 1)
  // Only the part that is shown is rendered, so only that has to be small enough.
  const isCut = fit === 'CROP' && wanted.width && wanted.height
  const scale = Math.min(allowed, isCut ? sideScale(box) : largestScale(box))
  const drawn = { width: between(box.width * scale, 1, MAX_SIDE), height: between(box.height * scale, 1, MAX_SIDE) }
  if (fit !== 'CROP') return { drawn, shown: drawn }
  const shown = {
    width: Math.min(drawn.width, wanted.width ?? MAX_SIDE),
    height: Math.min(drawn.height, wanted.height ?? MAX_SIDE),
  }
  return { drawn, shown }
}

const sideScale = ({ width, height }: Size) => Math.min(MAX_SIDE / width, MAX_SIDE / height)

/** Returns the largest scale factor within the limits. */
export const largestScale = (size: Size) => Math.min(sideScale(size), Math.sqrt(MAX_AREA / (size.width * size.height)))

/** Returns the centre of the rendered image. */
export const middle = (drawn: Size, { width, height }: Size): Box => ({
  left: Math.floor((drawn.width - width) / 2),
  top: Math.floor((drawn.height - height) / 2),
  width,
  height,
})

export interface Placed {
  /** The part of the image on the canvas. */
  cut: Box
  margins: { left: number; top: number; right: number; bottom: number }
}

/** Places the image on a canvas of another size. */
export function onCanvas(picture: Size, canvas: CanvasInput): Placed {
  const sheet = sheetSize(picture, canvas)
  const left = Math.round(offset(canvas.x, canvas.offsetX, sheet.width - picture.width))
  const top = Math.round(offset(canvas.y, canvas.offsetY, sheet.height - picture.height))
  const horizontal = overlap(picture.width, sheet.width, left)
  const vertical = overlap(picture.height, sheet.height, top)
  return {
    cut: { left: horizontal.from, top: vertical.from, width: horizontal.length, height: vertical.length },
    margins: { left: horizontal.before, right: horizontal.after, top: vertical.before, bottom: vertical.after },
  }
}

/** Returns the visible part in one direction, and the empty space before and after it. At least a pixel is visible. */
function overlap(picture: number, sheet: number, at: number) {
  const start = between(at, 1 - picture, sheet - 1)
  const from = Math.max(0, -start)
  const length = Math.min(picture - from, sheet - Math.max(0, start))
  const before = Math.max(0, start)
  return { from, length, before, after: sheet - before - length }
}

/** Returns pixels, or the smallest canvas of the requested ratio that contains the image. */
function sheetSize(picture: Size, { width, height, widthRatio, heightRatio }: CanvasInput): Size {
  if (width || height || !widthRatio || !heightRatio) return { width: width ?? picture.width, height: height ?? picture.height }
  const unit = Math.max(picture.width / widthRatio, picture.height / heightRatio)
  const wide = between(unit * widthRatio, 1, Math.max(picture.width, MAX_AREA ** 0.5))
  const tallest = Math.max(picture.height, Math.min(MAX_SIDE, MAX_AREA / wide))
  return { width: wide, height: between(unit * heightRatio, 1, tallest) }
}
