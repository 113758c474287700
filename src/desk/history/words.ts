/** The words of the history of a record. */
import { defineWords } from '../base/words.js'

export const historyWords = defineWords({
  en: {
    history: 'History',
    nothing: 'Nothing was changed since the history is kept.',
    when: 'When',
    who: 'Who',
    what: 'What',
    before: 'Before',
    after: 'After',
    more: 'Show older changes',
    request: 'Request',
    empty: 'empty',
    actions: { CREATED: 'created', UPDATED: 'changed', DELETED: 'deleted' },
  },
  nl: {
    history: 'Geschiedenis',
    nothing: 'Er is niets gewijzigd sinds de geschiedenis wordt bijgehouden.',
    when: 'Wanneer',
    who: 'Wie',
    what: 'Wat',
    before: 'Voor',
    after: 'Na',
    more: 'Oudere wijzigingen tonen',
    request: 'Verzoek',
    empty: 'leeg',
    actions: { CREATED: 'aangemaakt', UPDATED: 'gewijzigd', DELETED: 'verwijderd' },
  },
  de: {
    history: 'Verlauf',
    nothing: 'Seit der Verlauf geführt wird, wurde nichts geändert.',
    when: 'Wann',
    who: 'Wer',
    what: 'Was',
    before: 'Vorher',
    after: 'Nachher',
    more: 'Ältere Änderungen anzeigen',
    request: 'Anfrage',
    empty: 'leer',
    actions: { CREATED: 'angelegt', UPDATED: 'geändert', DELETED: 'gelöscht' },
  },
})
