/** What the page for a new password says, in the languages that we speak. */

export interface PasswordPageTexts {
  lang: 'en' | 'nl'
  title: string
  lead: string
  password: string
  hint: string
  repeat: string
  save: string
  problem: string
  tooShort: string
  tooLong: string
  differs: string
  done: { title: string; lead: string; on: (host: string) => string }
  gone: { title: string; lead: string; how: string; on: (host: string) => string }
  busy: { title: string; lead: (seconds: number) => string }
  unread: { title: string; lead: string }
  failed: { title: string; lead: string }
}

const english: PasswordPageTexts = {
  lang: 'en',
  title: 'Choose a password',
  lead: 'You log in with it from now on. Wherever you are logged in now, you will have to log in again.',
  password: 'New password',
  hint: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  repeat: 'The same password again',
  save: 'Save password',
  problem: 'The password was not saved:',
  tooShort: 'it must have at least 8 characters.',
  tooLong: 'it must have at most 1,024 characters.',
  differs: 'you did not write the same password twice.',
  done: {
    title: 'Your password is saved',
    lead: 'You can log in with it now. The link from the e-mail is used up.',
    on: (host) => `Go on to ${host}`,
  },
  gone: {
    title: 'This link does not work any more',
    lead: 'It was used already, it has expired, or a newer one was sent to you. Your password is as it was.',
    how: 'For a new link, say where you log in that you forgot your password. If you have several e-mails about it, only the link in the newest one works.',
    on: (host) => `Go to ${host}`,
  },
  busy: {
    title: 'One moment, please',
    lead: (seconds) =>
      `There are too many attempts just now. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}; your link still works.`,
  },
  unread: { title: 'That did not arrive', lead: 'The form could not be read. Open the link from the e-mail once more.' },
  failed: {
    title: 'Something went wrong here',
    lead: 'Your password is as it was. Open the link from the e-mail once more in a few minutes.',
  },
}

const dutch: PasswordPageTexts = {
  lang: 'nl',
  title: 'Kies een wachtwoord',
  lead: 'Hiermee logt u voortaan in. Waar u nu bent ingelogd, moet u opnieuw inloggen.',
  password: 'Nieuw wachtwoord',
  hint: 'Minstens 8 tekens. Een paar woorden achter elkaar zijn makkelijk te onthouden en moeilijk te raden.',
  repeat: 'Nogmaals hetzelfde wachtwoord',
  save: 'Wachtwoord opslaan',
  problem: 'Het wachtwoord is niet opgeslagen:',
  tooShort: 'het moet minstens 8 tekens hebben.',
  tooLong: 'het mag hoogstens 1.024 tekens hebben.',
  differs: 'u hebt niet twee keer hetzelfde wachtwoord ingevuld.',
  done: {
    title: 'Uw wachtwoord is opgeslagen',
    lead: 'U kunt er nu mee inloggen. De link uit de e-mail is nu verbruikt.',
    on: (host) => `Verder naar ${host}`,
  },
  gone: {
    title: 'Deze link werkt niet meer',
    lead: 'De link is al gebruikt, is verlopen, of u hebt een nieuwere gekregen. Uw wachtwoord is niet veranderd.',
    how: 'Geef op de inlogpagina aan dat u uw wachtwoord vergeten bent; dan krijgt u een nieuwe link. Hebt u meer e-mails hierover, dan werkt alleen de link in de nieuwste.',
    on: (host) => `Naar ${host}`,
  },
  busy: {
    title: 'Een ogenblik',
    lead: (seconds) =>
      `Er zijn op dit moment te veel pogingen. Probeer het over ${seconds === 1 ? '1 seconde' : `${seconds} seconden`} opnieuw; uw link werkt nog.`,
  },
  unread: {
    title: 'Dat is niet aangekomen',
    lead: 'Het formulier kon niet worden gelezen. Open de link uit de e-mail nog eens.',
  },
  failed: {
    title: 'Er ging hier iets mis',
    lead: 'Uw wachtwoord is niet veranderd. Open de link uit de e-mail over een paar minuten nog eens.',
  },
}

/** The language of the link, or else the one that the browser asks for first; English for everybody else. */
export const pageTextsFor = (language: string | undefined, accepted = ''): PasswordPageTexts =>
  (language ?? accepted).trim().slice(0, 2).toUpperCase() === 'NL' ? dutch : english
