/** The words of the lists of companies and contacts. */
import { defineWords } from '../../base/words.js'

export const listWords = defineWords({
  en: {
    mobile: 'Mobile phone',
    login: 'Login',
    noCompanies: { title: 'No companies yet', text: 'Create a company, or import companies from a CSV file.' },
    noContacts: { title: 'No contacts yet', text: 'Open a company and add the people who order for it.' },
  },
  nl: {
    mobile: 'Mobiel',
    login: 'Inlognaam',
    noCompanies: { title: 'Nog geen bedrijven', text: 'Maak een bedrijf aan, of importeer bedrijven uit een CSV-bestand.' },
    noContacts: { title: 'Nog geen contacten', text: 'Open een bedrijf en voeg de mensen toe die ervoor bestellen.' },
  },
  de: {
    mobile: 'Mobiltelefon',
    login: 'Anmeldename',
    noCompanies: { title: 'Noch keine Firmen', text: 'Eine Firma anlegen oder Firmen aus einer CSV-Datei importieren.' },
    noContacts: { title: 'Noch keine Kontakte', text: 'Eine Firma öffnen und die Personen hinzufügen, die für sie bestellen.' },
  },
})
