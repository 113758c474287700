/** The texts of the password page, in English and Dutch. */

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
  /** The page that confirms a new login address. */
  loginAddress: {
    title: string
    lead: (email: string) => string
    password: string
    save: string
    wrong: string
    done: { title: string; lead: string }
    gone: string
  }
  busy: { title: string; lead: (seconds: number) => string }
  unread: { title: string; lead: string }
  failed: { title: string; lead: string }
}

const english: PasswordPageTexts = {
  lang: 'en',
  title: 'Choose a password',
  lead: 'From now on you log in with this password. You are logged out on all devices.',
  password: 'New password',
  hint: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  repeat: 'Repeat the password',
  save: 'Save password',
  problem: 'The password was not saved:',
  tooShort: 'it must have at least 8 characters.',
  tooLong: 'it must have at most 1,024 characters.',
  differs: 'the two passwords are different.',
  done: {
    title: 'Your password is saved',
    lead: 'You can log in with it now. The link in the e-mail no longer works.',
    on: (host) => `Continue to ${host}`,
  },
  gone: {
    title: 'This link no longer works',
    lead: 'It was already used, it has expired, or a newer one was sent to you. Your password has not changed.',
    how: 'To get a new link, choose “forgot password” where you log in. If you have several e-mails, only the link in the newest one works.',
    on: (host) => `Go to ${host}`,
  },
  loginAddress: {
    title: 'Confirm your login address',
    lead: (email) => `From now on you log in with ${email}. Your password confirms that it is you.`,
    password: 'Your password',
    save: 'Confirm',
    wrong: 'The password is wrong.',
    done: { title: 'Your login address is changed', lead: 'From now on you log in with it.' },
    gone: 'It was already used, it has expired, or a newer one was sent to you. Your login address has not changed.',
  },
  busy: {
    title: 'Too many attempts',
    lead: (seconds) =>
      `There were too many attempts. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}; your link still works.`,
  },
  unread: { title: 'The form could not be read', lead: 'Open the link in the e-mail again.' },
  failed: {
    title: 'Something went wrong',
    lead: 'Your password has not changed. Open the link in the e-mail again in a few minutes.',
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
  loginAddress: {
    title: 'Bevestig uw inlogadres',
    lead: (email) => `Voortaan logt u in met ${email}. Uw wachtwoord bevestigt dat u het bent.`,
    password: 'Uw wachtwoord',
    save: 'Bevestigen',
    wrong: 'Het wachtwoord is onjuist.',
    done: { title: 'Uw inlogadres is veranderd', lead: 'U logt er voortaan mee in.' },
    gone: 'De link is al gebruikt, is verlopen, of u hebt een nieuwere gekregen. Uw inlogadres is niet veranderd.',
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

/** The texts in the language of the link, or else in the first language of the browser. English is the default. */
export const pageTextsFor = (language: string | undefined, accepted = ''): PasswordPageTexts =>
  (language ?? accepted).trim().slice(0, 2).toUpperCase() === 'NL' ? dutch : english
