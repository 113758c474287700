/** The words of the lists of deliveries and keys. */
import { defineWords } from '../../base/words.js'

export const listWords = defineWords({
  en: {
    noDeliveries: {
      title: 'No deliveries yet',
      text: 'Configure a webhook: every event that it asks for is listed here with the response of the receiver.',
    },
    noKeys: { title: 'No keys yet', text: 'Create one below for each application that calls the API.' },
  },
  nl: {
    noDeliveries: {
      title: 'Nog geen berichten',
      text: 'Stel een webhook in: elke gebeurtenis die u kiest, staat hier met het antwoord van de ontvanger.',
    },
    noKeys: { title: 'Nog geen sleutels', text: 'Maak hieronder een sleutel voor elke toepassing die de API gebruikt.' },
  },
  de: {
    noDeliveries: {
      title: 'Noch keine Zustellungen',
      text: 'Einen Webhook einrichten: Jedes gewählte Ereignis steht dann hier, mit der Antwort des Empfängers.',
    },
    noKeys: { title: 'Noch keine Schlüssel', text: 'Unten einen Schlüssel für jede Anwendung anlegen, die die API aufruft.' },
  },
})
