/** The daily tasks around imports of files. */
import { workbook } from '../../xlsx-file.js'
import type { Task } from './task.js'

function check(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

export const tasks: Task[] = [
  {
    name: 'import products from a CSV file, correct the mapping, see the error row',
    async run(page, { url, graphql }) {
      const text = 'Artikelnummer;Text;Language;Status\nDESK-CSV-1;Clamp 20 mm;NL;A\nDESK-CSV-2;Clamp 25 mm;NL;wrong\n'
      await page.goto(`${url}/#/imports`)
      await page.getByRole('link', { name: 'Import a file' }).first().click()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'clamps.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.getByRole('combobox', { name: 'Field of column Text' }).click()
      await page.getByRole('option', { name: 'Name', exact: true }).click()
      await page.getByText('Rows that will not be written: 1').waitFor()
      // The second row below the header is row 3 of a spreadsheet.
      await page.getByRole('row', { name: /^3 / }).waitFor()
      const before = await graphql('{ products(input: { skus: ["DESK-CSV-1"] }) { itemsFound } }')
      check(before.products.itemsFound === 0, 'the check has written a row')
      await page.getByRole('button', { name: 'Import 1 rows' }).click()
      await page.getByText('clamps.csv was imported').waitFor()
      const { product } = await graphql('{ product(sku: "DESK-CSV-1") { names { language value } } }')
      check(product.names[0]?.value === 'Clamp 20 mm', JSON.stringify(product))
      await page.getByRole('link', { name: 'All imports' }).click()
      await page.getByRole('link', { name: 'clamps.csv' }).first().click()
      await page.getByRole('row', { name: /^3 / }).waitFor()
    },
  },
  {
    name: 'import stock from an Excel file',
    async run(page, { url, shop, graphql }) {
      const { product } = await graphql(`{ product(productId: ${shop.productId}) { sku inventory { totalQuantity } } }`)
      const sheet = `<row r="1">${cell('Artikelcode')}${cell('Voorraad')}${cell('Warehouse ID')}</row><row r="2">${cell(product.sku)}<c><v>77</v></c><c><v>1</v></c></row>`
      await page.goto(`${url}/#/imports/new?operation=inventoryCsvImport`)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'stock.xlsx', mimeType: 'application/octet-stream', buffer: workbook(sheet) })
      await page.getByRole('button', { name: 'Import 1 rows' }).click()
      await page.getByText('stock.csv was imported').waitFor()
      const after = await graphql(`{ product(productId: ${shop.productId}) { inventory { balance { quantity } } } }`)
      check(
        after.product.inventory.balance.some(({ quantity }: { quantity: number }) => quantity === 77),
        JSON.stringify(after),
      )
    },
  },
]
