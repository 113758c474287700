/** The words of the stock of a product. */
import { defineWords } from '../../../base/define-words.js'

export const stockWords = defineWords({
  en: {
    onShelf: 'On the shelf',
    atSuppliers: 'At suppliers',
    promisedToCompanies: 'Promised to companies',
    promisedToOrders: 'Promised to orders and carts',
    canBeSold: 'Can be sold',
    none: 'No stock is recorded yet. Import stock levels as a CSV file.',
  },
  nl: {
    onShelf: 'Op de plank',
    atSuppliers: 'Bij leveranciers',
    promisedToCompanies: 'Toegezegd aan bedrijven',
    promisedToOrders: 'Toegezegd aan orders en winkelwagens',
    canBeSold: 'Verkoopbaar',
    none: 'Er is nog geen voorraad vastgelegd. Importeer de voorraad als CSV-bestand.',
  },
  de: {
    onShelf: 'Im Regal',
    atSuppliers: 'Bei Lieferanten',
    promisedToCompanies: 'Firmen zugesagt',
    promisedToOrders: 'Aufträgen und Warenkörben zugesagt',
    canBeSold: 'Verkaufbar',
    none: 'Es ist noch kein Bestand erfasst. Importieren Sie die Bestände als CSV-Datei.',
  },
})
