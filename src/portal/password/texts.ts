/** The texts of the password page, in English, Dutch and German. */

export interface PasswordPageTexts {
  lang: 'en' | 'nl' | 'de'
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

const german: PasswordPageTexts = {
  lang: 'de',
  title: 'Passwort wählen',
  lead: 'Künftig melden Sie sich mit diesem Passwort an. Sie werden auf allen Geräten abgemeldet.',
  password: 'Neues Passwort',
  hint: 'Mindestens 8 Zeichen. Einige Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  repeat: 'Passwort wiederholen',
  save: 'Passwort speichern',
  problem: 'Das Passwort wurde nicht gespeichert:',
  tooShort: 'Es muss mindestens 8 Zeichen haben.',
  tooLong: 'Es darf höchstens 1.024 Zeichen haben.',
  differs: 'Die beiden Passwörter sind verschieden.',
  done: {
    title: 'Ihr Passwort ist gespeichert',
    lead: 'Sie können sich jetzt damit anmelden. Der Link in der E-Mail funktioniert nicht mehr.',
    on: (host) => `Weiter zu ${host}`,
  },
  gone: {
    title: 'Dieser Link funktioniert nicht mehr',
    lead: 'Er wurde schon benutzt, ist abgelaufen, oder Sie haben einen neueren bekommen. Ihr Passwort hat sich nicht geändert.',
    how: 'Einen neuen Link bekommen Sie über „Passwort vergessen“ bei der Anmeldung. Wenn Sie mehrere E-Mails haben, funktioniert nur der Link in der neuesten.',
    on: (host) => `Zu ${host}`,
  },
  loginAddress: {
    title: 'Anmeldeadresse bestätigen',
    lead: (email) => `Künftig melden Sie sich mit ${email} an. Ihr Passwort bestätigt, dass Sie es sind.`,
    password: 'Ihr Passwort',
    save: 'Bestätigen',
    wrong: 'Das Passwort ist falsch.',
    done: { title: 'Ihre Anmeldeadresse ist geändert', lead: 'Künftig melden Sie sich damit an.' },
    gone: 'Der Link wurde schon benutzt, ist abgelaufen, oder Sie haben einen neueren bekommen. Ihre Anmeldeadresse hat sich nicht geändert.',
  },
  busy: {
    title: 'Einen Moment',
    lead: (seconds) =>
      `Es gab zu viele Versuche. Versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal; Ihr Link funktioniert noch.`,
  },
  unread: { title: 'Das Formular konnte nicht gelesen werden', lead: 'Öffnen Sie den Link in der E-Mail noch einmal.' },
  failed: {
    title: 'Etwas ist schiefgegangen',
    lead: 'Ihr Passwort hat sich nicht geändert. Öffnen Sie den Link in der E-Mail in einigen Minuten noch einmal.',
  },
}

const pageTexts: Readonly<Record<string, PasswordPageTexts>> = { NL: dutch, DE: german }

/** Returns the texts in the language of the link, or else in the first language of the browser. English is the default. */
export const pageTextsFor = (language: string | undefined, accepted = ''): PasswordPageTexts =>
  pageTexts[(language ?? accepted).trim().slice(0, 2).toUpperCase()] ?? english
