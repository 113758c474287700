/** The daily tasks of a merchandiser. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Task, TaskShop } from './task.js'

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

const same = (found: unknown, wanted: unknown) =>
  check(JSON.stringify(found) === JSON.stringify(wanted), `${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)

/** Sends what is held back, without waiting for the end of the ten seconds. */
const saveNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Save now' }).click()
  await page.locator('.desk-notice:is([data-state=waiting], [data-state=sending])').waitFor({ state: 'detached' })
  const failed = await page.locator('.desk-notice[data-state=failed]').allInnerTexts()
  check(failed.length === 0, failed.join(' '))
}

const openTab = async (page: Page, { url, shop }: TaskShop, tab: string, ready: Locator, productId = shop.productId) => {
  await page.goto(`${url}/#/products/${productId}?tab=${tab}`)
  await ready.waitFor()
}

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 240, height: 240, channels: 3, background } })
    .png()
    .toBuffer(),
})

const imagesOf = async ({ graphql }: TaskShop, productId: number): Promise<{ id: string; alt: { value: string }[] }[]> =>
  (
    await graphql(
      `{ media { images(search: { productId: ${productId}, offset: 100 }) { items { id alt(language: "EN") { value } } } } }`,
    )
  ).media.images.items

const categoryNamed = async ({ graphql }: TaskShop, name: string) =>
  (
    await graphql(
      'query ($name: String) { categories(filter: { name: $name, language: "EN" }) { items { categoryId hidden uuid parent { categoryId } names { language value } } } }',
      { name },
    )
  ).categories.items[0]

/** Creates what a task of the tree needs, below the first root. */
const createCategory = async ({ graphql }: TaskShop, name: string, parent: number) =>
  (
    await graphql('mutation ($input: CreateCategoryInput!) { categoryCreate(input: $input) { categoryId uuid } }', {
      input: { parent, names: [{ language: 'EN', value: name }] },
    })
  ).categoryCreate as { categoryId: number; uuid: string }

const findRoot = async ({ graphql }: TaskShop): Promise<number> =>
  (await graphql('{ categories(filter: { offset: 1, sortField: categoryOrder }) { items { rootCategoryId } } }')).categories
    .items[0].rootCategoryId

const childNames = async ({ graphql }: TaskShop, categoryId: number): Promise<string[]> =>
  (await graphql(`{ categoryChildren(categoryId: ${categoryId}) { names(language: "EN") { value } } }`)).categoryChildren.map(
    ({ names }: { names: { value: string }[] }) => names[0]?.value,
  )

const treeRow = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })

export const tasks: Task[] = [
  {
    name: 'create a product with a price',
    elsewhere: 'Medusa: a wizard of several steps; Vendure: create, then a variant with its price',
    async run(page, { url, graphql }) {
      await page.goto(`${url}/#/catalogue`)
      await page.getByRole('link', { name: 'New product' }).click()
      await page.getByLabel('Name (EN)').fill('Cordless drill 18 V')
      await page.getByLabel('SKU').fill('DRILL-18')
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByLabel('List price, excl. tax').fill('129,95')
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByText('Tiers: what everybody pays').waitFor()
      const { product } = await graphql('{ product(sku: "DRILL-18") { names(language: "EN") { value } priceData { list } } }')
      same(product, { names: [{ value: 'Cordless drill 18 V' }], priceData: { list: 129.95 } })
    },
  },
  {
    name: 'edit texts in three languages',
    elsewhere: 'Vendure: a language switch on the page; Medusa: no translations of products in the core',
    async run(page, shop) {
      await openTab(page, shop, 'edit', page.getByLabel('Name (EN)'))
      for (const [language, name] of [
        ['EN', 'Hammer drill'],
        ['NL', 'Klopboormachine'],
        ['DE', 'Schlagbohrmaschine'],
      ]) {
        await page
          .locator('form')
          .getByText(language as string, { exact: true })
          .first()
          .click()
        await page.getByLabel(`Name (${language})`).fill(name as string)
      }
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await saveNow(page)
      const { product } = await shop.graphql(`{ product(productId: ${shop.shop.productId}) { names { language value } } }`)
      const names = Object.fromEntries(
        product.names.map(({ language, value }: { language: string; value: string }) => [language, value]),
      )
      same([names.EN, names.NL, names.DE], ['Hammer drill', 'Klopboormachine', 'Schlagbohrmaschine'])
    },
  },
  {
    name: 'change the price, a tier and the cost in one save',
    elsewhere: 'Vendure: price only, no tiers and no cost in the core; Medusa: prices in a grid, tiers by API or price list',
    async run(page, shop) {
      await openTab(page, shop, 'prices', page.getByLabel('List price, excl. tax'))
      await page.getByLabel('List price, excl. tax').fill('88.80')
      const tiers = page.getByRole('group', { name: 'Tiers: what everybody pays' })
      const before = await tiers.getByLabel('From quantity').count()
      await tiers.getByRole('button', { name: 'Add', exact: true }).click()
      await tiers.getByLabel('From quantity').nth(before).fill('500')
      await tiers.getByLabel('Value').nth(before).fill('77.70')
      const costs = page.getByRole('group', { name: 'Purchase prices' })
      const costsBefore = await costs.getByLabel('From quantity').count()
      await costs.getByRole('button', { name: 'Add', exact: true }).click()
      await costs.getByLabel('From quantity').nth(costsBefore).fill('500')
      await costs.getByLabel('Purchase price, excl. tax').nth(costsBefore).fill('55.5')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const { prices } = await shop.graphql(
        `{ prices(input: { productIds: [${shop.shop.productId}] }) { items { id list costPrices { quantityFrom value } } } }`,
      )
      const [price] = prices.items
      same(price.list, 88.8)
      same(price.costPrices.at(-1), { quantityFrom: 500, value: 55.5 })
      const { bulkPrices } = await shop.graphql(
        `{ bulkPrices(input: { priceIds: ["${price.id}"], quantityFrom: { greaterThan: 499 } }) { items { quantityFrom value } } }`,
      )
      same(bulkPrices.items, [{ quantityFrom: 500, value: 77.7 }])
    },
  },
  {
    name: 'remove a tier; the others stay',
    async run(page, shop) {
      const { prices } = await shop.graphql(`{ prices(input: { productIds: [${shop.shop.productId}] }) { items { id } } }`)
      const input = [10, 20, 30].map((quantityFrom) => ({ priceId: prices.items[0].id, quantityFrom, value: quantityFrom }))
      await shop.graphql('mutation ($input: [BulkPriceCreateInput!]!) { bulkPricesCreate(input: $input) { total } }', { input })
      await openTab(page, shop, 'prices', page.getByLabel('List price, excl. tax'))
      const tiers = page.getByRole('group', { name: 'Tiers: what everybody pays' })
      await tiers.getByLabel('From quantity').nth(2).waitFor()
      const before = await tiers.getByLabel('From quantity').count()
      await tiers.getByRole('button', { name: 'Remove' }).nth(1).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.reload()
      await page.getByLabel('List price, excl. tax').waitFor()
      same(await tiers.getByLabel('From quantity').count(), before - 1)
      same(await tiers.getByLabel('From quantity').nth(1).inputValue(), '30')
    },
  },
  {
    name: 'upload two pictures and put the last one first',
    elsewhere: 'Medusa: upload and drag; Vendure: asset picker, then order',
    async run(page, shop) {
      const { productId } = shop.shop
      await openTab(page, shop, 'media', page.getByText('Drop pictures here', { exact: false }))
      const before = await imagesOf(shop, productId)
      const files = [await picture('front.png', '#205080'), await picture('side.png', '#a04020')]
      await page.locator('input[type=file]').first().setInputFiles(files)
      const cards = page.locator('.desk-media[data-kind=image] > li')
      await cards.nth(before.length + 1).waitFor()
      await cards.nth(before.length + 1).dragTo(cards.first())
      await saveNow(page)
      const after = await imagesOf(shop, productId)
      same(after.length, before.length + 2)
      check(!before.some(({ id }) => id === after[0]?.id), 'the uploaded picture is not the first one')
    },
  },
  {
    name: 'drop a picture file on the page',
    elsewhere: 'Medusa and Vendure: the same',
    async run(page, shop) {
      const before = await imagesOf(shop, shop.shop.productId)
      await openTab(page, shop, 'media', page.getByText('Drop pictures here', { exact: false }))
      const { buffer } = await picture('back.png', '#207040')
      const transfer = await page.evaluateHandle(
        `(() => { const transfer = new DataTransfer(); const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (c) => c.charCodeAt(0)); transfer.items.add(new File([bytes], 'back.png', { type: 'image/png' })); return transfer })()`,
      )
      await page.locator('.desk-drop').first().dispatchEvent('drop', { dataTransfer: transfer })
      await page.locator('.desk-media[data-kind=image] > li').nth(before.length).waitFor()
      same((await imagesOf(shop, shop.shop.productId)).length, before.length + 1)
    },
  },
  {
    name: 'describe a picture, then delete it',
    elsewhere: 'Medusa: no alt text; Vendure: in the asset library, per asset',
    async run(page, shop) {
      const { productId } = shop.shop
      const before = await imagesOf(shop, productId)
      await openTab(page, shop, 'media', page.getByText('Drop pictures here', { exact: false }))
      await page.getByRole('button', { name: 'Describe:' }).first().click()
      await page.getByLabel('Text for people who cannot see it (EN)').fill('The drill from the side')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await saveNow(page)
      same((await imagesOf(shop, productId))[0]?.alt[0]?.value, 'The drill from the side')
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      same((await imagesOf(shop, productId)).length, before.length - 1)
    },
  },
  {
    name: 'upload a data sheet',
    elsewhere: 'Vendure and Medusa: no documents of products in the core',
    async run(page, shop) {
      await openTab(page, shop, 'media', page.getByText('Drop data sheets', { exact: false }))
      const count = await page.locator('.desk-media[data-kind=document] > li').count()
      await page
        .locator('input[type=file]')
        .nth(1)
        .setInputFiles({ name: 'safety_sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
      await page.getByRole('link', { name: 'safety sheet (EN)' }).waitFor()
      same(await page.locator('.desk-media[data-kind=document] > li').count(), count + 1)
    },
  },
  {
    name: 'hide a product and show it again',
    elsewhere: 'Vendure: a switch and save; Medusa: status draft and save',
    async run(page, shop) {
      const hidden = async () =>
        (await shop.graphql(`{ product(productId: ${shop.shop.productId}) { hidden } }`)).product.hidden as string
      await openTab(page, shop, 'overview', page.getByRole('button', { name: 'Hide', exact: true }))
      await page.getByRole('button', { name: 'Hide', exact: true }).click()
      await saveNow(page)
      same(await hidden(), 'Y')
      await page.getByRole('button', { name: 'Show again' }).click()
      await saveNow(page)
      same(await hidden(), 'N')
    },
  },
  {
    name: 'place a product in a category by ticking it, and in another by dragging',
    elsewhere: 'Medusa: a picker in the product; Vendure: collections are filled by filters',
    async run(page, shop) {
      const root = await findRoot(shop)
      const [ticked, dragged] = [
        await createCategory(shop, 'Ticked offers', root),
        await createCategory(shop, 'Dragged offers', root),
      ]
      await openTab(page, shop, 'categories', treeRow(page, 'Ticked offers'))
      await treeRow(page, 'Ticked offers').click()
      await page.locator('.desk-drag-chip').dragTo(treeRow(page, 'Dragged offers'))
      await saveNow(page)
      const { product } = await shop.graphql(`{ product(productId: ${shop.shop.productId}) { categoryIds } }`)
      check(product.categoryIds.includes(ticked.categoryId), 'the ticked category is missing')
      check(product.categoryIds.includes(dragged.categoryId), 'the category of the drop is missing')
    },
  },
  {
    name: 'create a category and name it in three languages',
    elsewhere: 'Vendure: language switch; Medusa: one language',
    async run(page, shop) {
      const root = await findRoot(shop)
      await page.goto(`${shop.url}/#/categories?id=${root}`)
      await page.getByRole('button', { name: 'New category' }).click()
      const dialog = page.getByRole('dialog')
      for (const [language, name] of [
        ['EN', 'Garden'],
        ['NL', 'Tuin'],
        ['DE', 'Garten'],
      ]) {
        await dialog.getByText(language as string, { exact: true }).click()
        await dialog.getByLabel(`Name (${language})`).fill(name as string)
      }
      await dialog.getByRole('button', { name: 'New category' }).click()
      await treeRow(page, 'Garden').waitFor()
      const garden = await categoryNamed(shop, 'Garden')
      same(garden.parent, { categoryId: root })
      same(garden.names.map(({ value }: { value: string }) => value).sort(), ['Garden', 'Garten', 'Tuin'])
    },
  },
  {
    name: 'rename and hide a category',
    async run(page, shop) {
      const { categoryId } = await createCategory(shop, 'Winter', await findRoot(shop))
      await page.goto(`${shop.url}/#/categories?id=${categoryId}`)
      await page.getByLabel('Name (EN)').fill('Winter sale')
      await page.getByRole('switch', { name: 'Hidden from the shop' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await saveNow(page)
      await treeRow(page, 'Winter sale Hidden').waitFor()
      same((await categoryNamed(shop, 'Winter sale')).hidden, 'Y')
    },
  },
  {
    name: 'move a category by dragging',
    elsewhere: 'Medusa: drag in the ranking dialog; Vendure: drag in the tree',
    async run(page, shop) {
      const root = await findRoot(shop)
      const parent = await createCategory(shop, 'Moving parent', root)
      const [first, second] = [
        await createCategory(shop, 'Alpha', parent.categoryId),
        await createCategory(shop, 'Beta', parent.categoryId),
      ]
      const outside = await createCategory(shop, 'Gamma', root)
      await page.goto(`${shop.url}/#/categories?id=${first.categoryId}`)
      await treeRow(page, 'Beta').waitFor()
      // Above the first one, then from outside into the place between both.
      await treeRow(page, 'Beta').dragTo(treeRow(page, 'Alpha'), { targetPosition: { x: 60, y: 3 } })
      await treeRow(page, 'Gamma').dragTo(treeRow(page, 'Alpha'), { targetPosition: { x: 60, y: 3 } })
      await saveNow(page)
      same(await childNames(shop, parent.categoryId), ['Beta', 'Gamma', 'Alpha'])
      check(Boolean(second && outside), '')
    },
  },
  {
    name: 'move a category with the keyboard',
    elsewhere: 'Vendure and Medusa: not documented',
    async run(page, shop) {
      const parent = await createCategory(shop, 'Keyboard parent', await findRoot(shop))
      const one = await createCategory(shop, 'One', parent.categoryId)
      await createCategory(shop, 'Two', parent.categoryId)
      const three = await createCategory(shop, 'Three', parent.categoryId)
      await page.goto(`${shop.url}/#/categories?id=${three.categoryId}`)
      await treeRow(page, 'Three').focus()
      await page.keyboard.press('Alt+ArrowUp')
      await page.keyboard.press('Alt+ArrowRight')
      await saveNow(page)
      same(await childNames(shop, parent.categoryId), ['One', 'Two'])
      same(await childNames(shop, one.categoryId), ['Three'])
    },
  },
  {
    name: 'undo a move',
    elsewhere: 'Vendure and Medusa: not available',
    async run(page, shop) {
      const parent = await createCategory(shop, 'Undo parent', await findRoot(shop))
      const left = await createCategory(shop, 'Left', parent.categoryId)
      await createCategory(shop, 'Right', parent.categoryId)
      await page.goto(`${shop.url}/#/categories?id=${left.categoryId}`)
      await treeRow(page, 'Right').dragTo(treeRow(page, 'Left'))
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.locator('.desk-notice').waitFor({ state: 'detached' })
      same(await childNames(shop, parent.categoryId), ['Left', 'Right'])
    },
  },
  {
    name: 'delete a category',
    async run(page, shop) {
      const { categoryId } = await createCategory(shop, 'Obsolete', await findRoot(shop))
      await page.goto(`${shop.url}/#/categories?id=${categoryId}`)
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      same(await categoryNamed(shop, 'Obsolete'), undefined)
    },
  },
  {
    name: 'correct the stock of a warehouse with a reason',
    elsewhere: 'Medusa: quantity per location, no reason; Vendure: stock on hand, no reason',
    async run(page, shop) {
      await openTab(page, shop, 'stock', page.getByRole('button', { name: 'Correct the stock:' }).first())
      const correct = page.getByRole('button', { name: 'Correct the stock:' })
      if ((await correct.count()) > 1) await correct.first().click()
      await page.getByLabel('Counted quantity').fill('41')
      await page.getByLabel('Reason').fill('Counted, two boxes damaged')
      await page.locator('.desk-preview td', { hasText: '41' }).waitFor()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await saveNow(page)
      const { product } = await shop.graphql(
        `{ product(productId: ${shop.shop.productId}) { inventory { balance { quantity notes } } } }`,
      )
      check(
        product.inventory.balance.some(
          ({ quantity, notes }: { quantity: number; notes: string }) => quantity === 41 && notes === 'Counted, two boxes damaged',
        ),
        JSON.stringify(product),
      )
    },
  },
  {
    name: 'enter stock in another place',
    async run(page, shop) {
      await openTab(page, shop, 'stock', page.getByRole('button', { name: 'Stock in another place' }))
      await page.getByRole('button', { name: 'Stock in another place' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Quantity').fill('12')
      await dialog.getByLabel('Location inside the warehouse').fill('Shelf 9')
      await dialog.getByRole('button', { name: 'Stock in another place' }).click()
      await page.getByRole('cell', { name: 'Shelf 9' }).first().waitFor()
    },
  },
  {
    name: 'change an attribute',
    elsewhere: 'Vendure: facets or custom fields that a developer defines; Medusa: metadata as text',
    async run(page, shop) {
      await openTab(page, shop, 'attributes', page.locator('.desk-attribute').first())
      const { product } = await shop.graphql(
        `{ product(productId: ${shop.shop.productId}) { attributes(input: { offset: 200, includeDefaultValues: false, attributeDescription: { types: [DECIMAL, INT] } }) { items { attribute { id } attributeDescription { descriptions { language value } } } } } }`,
      )
      const [row] = product.attributes.items
      const name = row.attributeDescription.descriptions.find(({ language }: { language: string }) => language === 'EN').value
      await page.locator('.desk-attribute', { hasText: name }).click()
      await page.locator('.desk-describe').getByLabel(name, { exact: true }).fill('77')
      await page.locator('.desk-describe').getByRole('button', { name: 'Save', exact: true }).click()
      await saveNow(page)
      const { attribute } = await shop.graphql(`{ attribute(id: "${row.attribute.id}") { value { value } } }`)
      same(Number(attribute.value.value), 77)
    },
  },
  {
    name: 'order the products of a cluster by dragging',
    async run(page, shop) {
      const { clusters } = await shop.graphql(
        '{ clusters(input: { offset: 20 }) { items { clusterId products { productId } } } }',
      )
      const cluster = clusters.items.find(({ products }: { products: unknown[] }) => products.length > 1)
      await page.goto(`${shop.url}/#/clusters/${cluster.clusterId}`)
      const items = page.locator('.desk-order > li')
      await items.nth(1).dragTo(items.first())
      await saveNow(page)
      const { cluster: after } = await shop.graphql(`{ cluster(id: ${cluster.clusterId}) { products { productId } } }`)
      same(after.products[0].productId, cluster.products[1].productId)
    },
  },
  {
    name: 'find what is not translated, and translate it',
    elsewhere: 'Vendure and Medusa: not available',
    async run(page, shop) {
      const { categoryId } = await createCategory(shop, 'Scaffolding', await findRoot(shop))
      await page.goto(`${shop.url}/#/translations?language=DE&tab=categories`)
      await page.getByRole('button', { name: 'Translate Scaffolding' }).click()
      await page.getByLabel('Name (DE)').fill('Gerüste')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await saveNow(page)
      const { category } = await shop.graphql(`{ category(categoryId: ${categoryId}) { names { language value } } }`)
      same(
        category.names,
        [
          { language: 'EN', value: 'Scaffolding' },
          { language: 'DE', value: 'Gerüste' },
        ].sort((one, other) => one.language.localeCompare(other.language)),
      )
      await page.getByRole('button', { name: 'Translate Scaffolding' }).waitFor({ state: 'detached' })
    },
  },
]
