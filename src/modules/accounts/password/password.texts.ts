/** The texts of account e-mails, in the supported languages. */

interface MailTexts {
  greeting: (name: string) => string
  reset: { subject: (shop: string) => string; body: readonly string[]; link: string; note: string }
  init: { subject: (shop: string) => string; body: (shop: string) => readonly string[]; link: string; note: string }
  /** Explains why the e-mail was sent. */
  sentBy: (shop: string) => string
}

const englishMail: MailTexts = {
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  reset: {
    subject: (shop) => `Choose a new password for ${shop}`,
    body: [
      'Somebody asked for a new password for your account. If that was you, choose one with the link below. It works once, and for one hour.',
    ],
    link: 'Choose a new password',
    note: 'If it was not you, do nothing: your password stays as it is.',
  },
  init: {
    subject: (shop) => `Your account at ${shop}: choose a password`,
    body: (shop) => [
      `You have an account at ${shop}. Choose a password with the link below and you can log in with this e-mail address. The link works once, and for seven days.`,
    ],
    link: 'Choose a password',
    note: 'If you did not expect this, do nothing: nobody can log in before a password is chosen.',
  },
  sentBy: (shop) => `This e-mail was sent by ${shop}.`,
}

const dutchMail: MailTexts = {
  greeting: (name) => (name ? `Beste ${name},` : 'Hallo,'),
  reset: {
    subject: (shop) => `Kies een nieuw wachtwoord voor ${shop}`,
    body: [
      'Iemand heeft een nieuw wachtwoord voor uw account aangevraagd. Was u dat, kies het dan via de link hieronder. De link werkt één keer en is een uur geldig.',
    ],
    link: 'Nieuw wachtwoord kiezen',
    note: 'Was u het niet, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
  },
  init: {
    subject: (shop) => `Uw account bij ${shop}: kies een wachtwoord`,
    body: (shop) => [
      `U hebt een account bij ${shop}. Kies via de link hieronder een wachtwoord; daarna logt u in met dit e-mailadres. De link werkt één keer en is zeven dagen geldig.`,
    ],
    link: 'Wachtwoord kiezen',
    note: 'Verwachtte u dit niet, dan hoeft u niets te doen: zonder wachtwoord kan niemand inloggen.',
  },
  sentBy: (shop) => `Deze e-mail is verstuurd door ${shop}.`,
}

const germanMail: MailTexts = {
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  reset: {
    subject: (shop) => `Neues Passwort für ${shop} wählen`,
    body: [
      'Jemand hat ein neues Passwort für Ihr Konto angefordert. Wenn Sie das waren, wählen Sie es über den Link unten. Er funktioniert einmal und ist eine Stunde lang gültig.',
    ],
    link: 'Neues Passwort wählen',
    note: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  init: {
    subject: (shop) => `Ihr Konto bei ${shop}: Passwort wählen`,
    body: (shop) => [
      `Sie haben ein Konto bei ${shop}. Wählen Sie über den Link unten ein Passwort; danach melden Sie sich mit dieser E-Mail-Adresse an. Der Link funktioniert einmal und ist sieben Tage lang gültig.`,
    ],
    link: 'Passwort wählen',
    note: 'Wenn Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun: Ohne Passwort kann sich niemand anmelden.',
  },
  sentBy: (shop) => `Diese E-Mail wurde von ${shop} versendet.`,
}

const mailTexts: Readonly<Record<string, MailTexts>> = { EN: englishMail, NL: dutchMail, DE: germanMail }

/** Returns the texts in a language; in English if the language is not supported. */
export function textsFor(language: string | null | undefined): { language: string; words: MailTexts } {
  const wanted = language?.toUpperCase() ?? ''
  const words = mailTexts[wanted]
  return words ? { language: wanted, words } : { language: 'EN', words: englishMail }
}
