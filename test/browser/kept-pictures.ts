/**
 * Compares the first screens of views with kept ones: small grey pictures, all of one width on one sheet in test/browser/kept. They show where something
 * is, not which words it has, so that they stay the same with another version of the browser. `--keep` writes the sheets again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

const FOLDER = 'test/browser/kept'
const SCREEN_HEIGHT = 900
/** A small picture is so many times narrower than the screen. */
const SHRINK = 10
/** The small pictures in a row of a sheet. */
const COLUMNS = 10
/** Greys that differ by less are the same: characters are smoothed differently everywhere. */
const SAME_GREY = 40
/** The share of other pixels that another version of the browser may cause. */
const MAX_SHARE = 0.01

/** What changes from run to run: dates, times, durations and ids. */
const CHANGING = new RegExp(
  [
    String.raw`\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d`,
    String.raw`\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)`,
    String.raw`\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(to|yester)day\b|\bago\b`,
    String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|\b\d{1,2}:\d{2}\b|\d m?s\b`,
    '[0-9a-f]{8}-[0-9a-f]{4}',
  ].join('|'),
)

interface Sheet {
  width: number
  height: number
  /** The small pictures by the name of the view, as bytes of grey. */
  pictures: Map<string, Buffer>
}

const fileOf = (screen: number, extension: string) => join(FOLDER, `${screen}.${extension}`)

/** Collects the pictures of one width, and says how they differ from the kept ones. */
export class KeptPictures {
  readonly #sheet: Sheet

  constructor(readonly screen: number) {
    this.#sheet = { width: Math.round(screen / SHRINK), height: SCREEN_HEIGHT / SHRINK, pictures: new Map() }
  }

  /** Adds the first screen of a view, unless it shows what changes from run to run. `picture` is the page from its top. */
  async add(page: Page, name: string, picture: Buffer): Promise<void> {
    const text = await page.evaluate<string>('document.body.innerText')
    if (CHANGING.test(text)) return
    const { width, height, pictures } = this.#sheet
    const { height: whole = SCREEN_HEIGHT } = await sharp(picture).metadata()
    const screen = { left: 0, top: 0, width: this.screen, height: Math.min(SCREEN_HEIGHT, whole) }
    const small = sharp(await sharp(picture).extract(screen).toBuffer())
    pictures.set(name, await small.resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer())
  }

  /** Returns the views that differ from the kept ones, or are missing. `isWhole` says that all views were visited. */
  async compare(isWhole: boolean): Promise<string[]> {
    const kept = await this.#read()
    const { pictures } = this.#sheet
    const changed = [...pictures].flatMap(([name, picture]) => {
      const before = kept.get(name)
      if (!before) return [`${name} at ${this.screen} px has no kept picture`]
      const share = differingShare(before, picture)
      return share > MAX_SHARE
        ? [`${name} at ${this.screen} px looks different: ${(share * 100).toFixed(1)} % of its picture`]
        : []
    })
    const missing = isWhole ? [...kept.keys()].filter((name) => !pictures.has(name)) : []
    return [...changed, ...missing.map((name) => `${name} at ${this.screen} px has a kept picture, but was not compared`)]
  }

  async #read(): Promise<Map<string, Buffer>> {
    if (!existsSync(fileOf(this.screen, 'json'))) return new Map()
    const names = JSON.parse(readFileSync(fileOf(this.screen, 'json'), 'utf8')) as string[]
    const { width, height } = this.#sheet
    const sheet = await sharp(fileOf(this.screen, 'png')).greyscale().toBuffer()
    const cut = (i: number) =>
      sharp(sheet)
        .extract({ ...placeOf(i, this.#sheet), width, height })
        .greyscale()
        .raw()
        .toBuffer()
    return new Map(await Promise.all(names.map(async (name, i) => [name, await cut(i)] as const)))
  }

  /** Writes the sheet. */
  async keep(): Promise<void> {
    const { width, height, pictures } = this.#sheet
    const names = [...pictures.keys()].toSorted()
    const rows = Math.ceil(names.length / COLUMNS)
    const background = { r: 255, g: 255, b: 255 }
    const sheet = sharp({ create: { width: width * COLUMNS, height: height * rows, channels: 3, background } })
    const placed = names.map((name, i) => ({
      input: pictures.get(name) as Buffer,
      raw: { width, height, channels: 1 as const },
      ...placeOf(i, this.#sheet),
    }))
    mkdirSync(FOLDER, { recursive: true })
    const grey = await sharp(await sheet.composite(placed).png().toBuffer())
      .greyscale()
      .png({ effort: 10 })
      .toBuffer()
    writeFileSync(fileOf(this.screen, 'png'), grey)
    writeFileSync(fileOf(this.screen, 'json'), `${JSON.stringify(names, null, 2)}\n`)
  }
}

const placeOf = (i: number, { width, height }: Sheet) => ({
  left: (i % COLUMNS) * width,
  top: Math.floor(i / COLUMNS) * height,
})

/** The share of pixels that have another grey. */
function differingShare(before: Buffer, after: Buffer): number {
  let differing = 0
  for (let i = 0; i < before.length; i++) if (Math.abs((before[i] as number) - (after[i] as number)) > SAME_GREY) differing++
  return differing / before.length
}
