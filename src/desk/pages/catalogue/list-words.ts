/** The words of the list of products. */
import { defineWords } from '../../base/words.js'

export const listWords = defineWords({
  en: {
    number: 'Number',
    hidden: 'Hidden',
    noProducts: { title: 'No products yet', text: 'Create a product, or import products from a CSV file.' },
  },
  nl: {
    number: 'Nummer',
    hidden: 'Verborgen',
    noProducts: { title: 'Nog geen producten', text: 'Maak een product aan, of importeer producten uit een CSV-bestand.' },
  },
  de: {
    number: 'Nummer',
    hidden: 'Ausgeblendet',
    noProducts: { title: 'Noch keine Produkte', text: 'Ein Produkt anlegen oder Produkte aus einer CSV-Datei importieren.' },
  },
})
