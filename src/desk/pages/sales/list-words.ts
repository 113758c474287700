/** The words of the lists of orders, quotes and carts. */
import { defineWords } from '../../base/words.js'

export const listWords = defineWords({
  en: {
    source: 'Channel of entry',
    currency: 'Currency',
    noOrders: {
      title: 'No orders yet',
      text: 'Orders appear here when a buyer checks out, or when a salesperson accepts a quote.',
    },
    noQuotes: {
      title: 'No quotes yet',
      text: 'Quotes appear here when a buyer requests one, or when you create one for a buyer.',
    },
    noCarts: { title: 'No carts yet', text: 'Carts appear here as soon as a buyer puts something into one.' },
  },
  nl: {
    source: 'Herkomst',
    currency: 'Valuta',
    noOrders: {
      title: 'Nog geen orders',
      text: 'Orders verschijnen hier zodra een klant afrekent of een offerte wordt geaccepteerd.',
    },
    noQuotes: {
      title: 'Nog geen offertes',
      text: 'Offertes verschijnen hier zodra een klant er een aanvraagt of u er een maakt.',
    },
    noCarts: { title: 'Nog geen winkelwagens', text: 'Winkelwagens verschijnen hier zodra een klant er iets in legt.' },
  },
  de: {
    source: 'Herkunft',
    currency: 'Währung',
    noOrders: {
      title: 'Noch keine Aufträge',
      text: 'Aufträge erscheinen hier, sobald ein Kunde bestellt oder ein Angebot angenommen wird.',
    },
    noQuotes: {
      title: 'Noch keine Angebote',
      text: 'Angebote erscheinen hier, sobald ein Kunde eines anfragt oder Sie eines erstellen.',
    },
    noCarts: { title: 'Noch keine Warenkörbe', text: 'Warenkörbe erscheinen hier, sobald ein Kunde etwas hineinlegt.' },
  },
})
