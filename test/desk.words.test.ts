import { isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { assembleModules } from '../src/assemble-modules.js'
import { signInWords } from '../src/desk/app/sign-in.words.js'
import { findWord, toReadable } from '../src/desk/base/readable.js'
import { stockWords } from '../src/desk/pages/catalogue/product/stock.words.js'
import { homeWords } from '../src/desk/pages/home/words.js'
import { de } from '../src/desk/texts/values.de.js'
import { en } from '../src/desk/texts/values.en.js'
import { nl } from '../src/desk/texts/values.nl.js'

/** The enums whose values people read on the desk. */
const shownEnums = [
  'CartStatus',
  'CsvImportOperation',
  'CsvImportState',
  'DecisionCallStatus',
  'DecisionFailurePolicy',
  'DecisionHookState',
  'DecisionPoint',
  'EventDeliveryStatus',
  'EventTrigger',
  'LifecycleVerdict',
  'OrderDecisionOutcome',
  'OrderExportStatus',
  'OrderItemClass',
  'OrderType',
  'PaymentStatuses',
  'ProductStatus',
  'PurchaseRole',
  'RoleAccess',
  'ShipmentStatus',
  'Taxcode',
  'TicketStatus',
  'TransactionStatuses',
  'TransactionTypes',
]

test.each(shownEnums)('every value of %s has a word', (name) => {
  const { schema } = assembleModules()
  const type = schema.getType(name)
  const values = isEnumType(type) ? type.getValues().map((value) => value.name) : []

  expect(values).not.toEqual([])
  expect(values.filter((value) => !(`${name}.${value}` in en) && !(value in en))).toEqual([])
})

test('the same value has the word of its type: an open cart is open, an open hook is paused', () => {
  expect(findWord(en, 'OPEN', 'DecisionHookState')).toBe('Paused after failures')
  expect(findWord(en, 'OPEN', 'CartStatus')).toBe('Open')
  expect(findWord(nl, 'A', 'ProductStatus')).toBe('Actief')
  expect(findWord(de, 'ON_ACCOUNT')).toBe('Auf Rechnung')
})

test('a code without a word of its own is readable, and a text stays as it is', () => {
  expect(toReadable('AFTER_PAY_LATER')).toBe('After pay later')
  expect(toReadable('orderSomething')).toBe('Order something')
  expect(toReadable('DHL')).toBe('DHL')
  expect(toReadable('Op rekening, 30 dagen')).toBe('Op rekening, 30 dagen')
  expect(findWord(en, 'constructor')).toBe('constructor')
})

/** Lists all texts of a dictionary, with the path of each. Functions are called with the names of numbers. */
function listTexts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const key = `${path}${name}`
    if (typeof value === 'string') return [[key, value]]
    return typeof value === 'function' ? [[key, value('1', '2', '3')]] : listTexts(value, `${key}.`)
  })
}

test.each([
  ['home', homeWords],
  ['stock', stockWords],
  ['sign-in', signInWords],
  ['values', { en, nl, de }],
])('the words of %s are translated into Dutch and German', (_, words) => {
  const english = listTexts(words.en)

  for (const other of [words.nl, words.de]) {
    const translated = new Map(listTexts(other))
    expect([...translated.keys()]).toEqual(english.map(([key]) => key))
    expect(english.filter(([key, text]) => text.length > 14 && translated.get(key) === text)).toEqual([])
  }
})
