import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, house } from '../../../../test/house.js'

let h: House
beforeAll(async () => {
  h = await house({ closes: false })
})
afterAll(() => h.close())

test('smoke', async () => {
  const made = await h.gql(
    `mutation { a: productCreate(input: { names: [{ language: "NL", value: "Klauwhamer zwart" }], sku: "KH-1", status: A }) { productId } }`,
  )
  console.log(JSON.stringify(made))
  for (const q of [
    '',
    '(input:{term:"hamer"})',
    '(input:{term:"klauw"})',
    '(input:{term:"klauwhmaer"})',
    '(input:{term:"kh1"})',
    '(input:{sortInputs:[{field:NAME},{field:CATEGORY_ORDER}]})',
    '(input:{categoryId:1,term:"x", textFilters:[{name:"A",values:["a"]}], rangeFilters:[{id:"b",from:1,to:2}], searchFields:[{fieldNames:[NAME,PRODUCT_ID],boost:3,partialBoost:1}]})',
  ])
    console.log(
      q,
      JSON.stringify(
        await h.gql(
          `{ products${q} { itemsFound start end items { __typename id names { value } } filters { id textFilters { value } } } }`,
        ),
      ),
    )
  console.log(
    JSON.stringify(
      await h.gql(
        `{ baseProducts(input:{sortBy:TYPE, source:"x", slugs:["klauwhamer-zwart"], uuids:["x"]}) { itemsFound items { __typename } } clusters(input:{term:"x"}) { itemsFound } productsRaw(input:{}) { itemsFound items { sku } } r2: productsRaw(input:{term:"hamer"}) { itemsFound items { sku } } }`,
      ),
    ),
  )
})
