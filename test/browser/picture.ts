/**
 * Takes the picture of the desk in README.md: a product with the explanation of its price.
 * Usage: node tools/run.mjs test/browser/picture.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { signIn, withShop } from './open-shop.js'
import { choosePrice } from './views.js'

const FILE = 'docs/pictures/desk.png'
const MAX_BYTES = 200_000

await withShop('demo', async ({ browser, url, credentials, shop }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, colorScheme: 'light', locale: 'en-GB' })
  await signIn(page, url, credentials)
  await page.goto(`${url}/#/products/${shop.productId}`)
  await page.locator('main h1').first().waitFor()
  await choosePrice(page, shop.buyer)
  await page.waitForLoadState('networkidle')
  await page.evaluate('scrollTo(0, 0)')
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer()
  if (picture.length > MAX_BYTES) throw new Error(`The picture has ${picture.length} bytes; at most ${MAX_BYTES} are allowed.`)
  mkdirSync('docs/pictures', { recursive: true })
  writeFileSync(FILE, picture)
  console.log(`${FILE}: ${picture.length} bytes`)
})
