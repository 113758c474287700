/** Transformations of an image in a URL: checked when the URL is created, and encoded compactly. */
import type { CropInput, Format, TransformationInput } from '../../../../contract/contract.gen.js'
import { invalid, type Problem } from '../../../../core/base/errors.js'

/** The output formats, and their media types. */
const mimeTypes: Partial<Record<Format, string>> = {
  AVIF: 'image/avif',
  BJPG: 'image/jpeg',
  GIF: 'image/gif',
  JPG: 'image/jpeg',
  PJPG: 'image/jpeg',
  PNG: 'image/png',
  PNG8: 'image/png',
  WEBP: 'image/webp',
  WEBPLL: 'image/webp',
  WEBPLY: 'image/webp',
}

const byMimeType: Record<string, Format> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WEBP',
  'image/avif': 'AVIF',
}

/** The longest side of an image; WebP has the lowest limit. */
export const MAX_SIDE = 16_383
/** The pixels of the largest rendered image, 4096 × 4096: decoded it takes 64 MB, and two are rendered at once. */
export const MAX_AREA = 4096 ** 2

export type Transformation = TransformationInput

/** The contents of an image URL. */
export interface Offer {
  transformation: Transformation
  /** The cache header: that of the original image. */
  cacheControl?: string | undefined
}

/** Refuses an invalid transformation. */
export function checkTransformation(transformation: Transformation, path: readonly (string | number)[]): void {
  const problems = problemsOf(transformation)
  if (problems.length) throw invalid(problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] })))
}

/** Encodes the offer for a URL: without empty values, always in the same order. */
export const paramsOf = (offer: Offer): string => Buffer.from(JSON.stringify(tidy(offer))).toString('base64url')

export const offerOf = (params: string): Offer => JSON.parse(Buffer.from(params, 'base64url').toString())

function tidy(value: object): object {
  const told = Object.entries(value).filter(([, member]) => member != null)
  return Object.fromEntries(
    told.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, typeof member === 'object' ? tidy(member) : member]),
  )
}

function problemsOf({ format, level, profile, bgColor, width, height, dpr, crop, precrop }: Transformation): Problem[] {
  const problems: Problem[] = []
  const add = (name: string, message: string) => problems.push({ path: name.split('.'), message })
  if (format && format !== 'AUTO' && !mimeTypes[format]) add('format', `${format} is not supported`)
  if (level) add('level', 'is for videos, which are not supported')
  if (profile) add('profile', 'is for videos, which are not supported')
  if (bgColor && !colourOf(bgColor)) add('bgColor', 'must be a colour such as ffcc00 or 255,204,0')
  if (areaOf(width, height, dpr) > MAX_AREA)
    add('width', `must be at most ${MAX_AREA} pixels when multiplied by height, each multiplied by dpr`)
  return [...problems, ...cropProblems('crop', crop), ...cropProblems('precrop', precrop)]
}

/** Returns the area; 0 with only one side: the other is known at rendering, and is limited then. */
const areaOf = (width: Side, height: Side, dpr: Side) =>
  width && height ? Math.round(width * (dpr ?? 1)) * Math.round(height * (dpr ?? 1)) : 0

type Side = number | null | undefined

/** Finds other values of `smart` and `safe`, which the contract types as text. */
const cropProblems = (name: string, crop: CropInput | null | undefined): Problem[] =>
  (['smart', 'safe'] as const)
    .filter((word) => crop?.[word] && crop[word] !== word)
    .map((word) => ({ path: [name, word], message: `must be ${word} or null` }))

export interface Colour {
  r: number
  g: number
  b: number
  alpha: number
}

/** Parses `fc0`, `ffcc00`, `ffcc0080`, each with or without #, or `255,204,0` with or without a fourth from 0 to 1. */
export function colourOf(text: string): Colour | null {
  const hex = text.match(/^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)?.[1]
  if (hex) {
    const pairs = hex.length < 6 ? [...hex].map((sign) => sign + sign) : (hex.match(/../g) ?? [])
    const [r = 0, g = 0, b = 0, a = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
    return { r, g, b, alpha: a / 255 }
  }
  const parts = text.match(/^(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,(0(?:\.\d+)?|1(?:\.0+)?))?$/)?.slice(1)
  if (!parts || parts.slice(0, 3).some((part) => Number(part) > 255)) return null
  const [r = 0, g = 0, b = 0, alpha = 1] = parts.filter((part) => part !== undefined).map(Number)
  return { r, g, b, alpha }
}

/** Returns the output format; `accept` is the client's header. */
export function formatFor({ format, auto }: Transformation, sourceType: string, accept: string): Format {
  const wanted = auto ?? (format === 'AUTO' ? 'WEBP' : null)
  if (wanted && accept.includes(mimeTypes[wanted] ?? '')) return wanted
  return format && format !== 'AUTO' ? format : (byMimeType[sourceType] ?? 'JPG')
}

/** Returns whether the response depends on the client. */
export const isNegotiated = ({ format, auto }: Transformation) => auto != null || format === 'AUTO'

export const mimeTypeOf = (format: Format) => mimeTypes[format] ?? 'image/jpeg'

/** Returns the type for a client that accepts everything. */
export const offeredType = (transformation: Transformation, sourceType: string) =>
  mimeTypeOf(formatFor(transformation, sourceType, 'image/webp,image/avif'))
