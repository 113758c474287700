/** The words of two-factor sign-in. */
import { defineWords } from '../base/define-words.js'

export const signInWords = defineWords({
  en: {
    code: 'Two-factor code',
    codeHint:
      'The six digits that your authenticator app shows, or one of your recovery codes. Leave it empty if you do not use one.',
    codeNeeded: 'The e-mail address or password is wrong, or a two-factor code is needed and is missing or wrong.',
    tagline: 'The desk of your shop',
  },
  nl: {
    code: 'Tweestapscode',
    codeHint: 'De zes cijfers uit je authenticatie-app, of een van je herstelcodes. Laat leeg als je geen code gebruikt.',
    codeNeeded: 'Het e-mailadres of wachtwoord klopt niet, of er is een tweestapscode nodig die ontbreekt of niet klopt.',
    tagline: 'Het kantoor van je webshop',
  },
  de: {
    code: 'Zwei-Faktor-Code',
    codeHint:
      'Die sechs Ziffern aus Ihrer Authentifizierungs-App oder einer Ihrer Wiederherstellungscodes. Lassen Sie das Feld leer, wenn Sie keinen Code verwenden.',
    codeNeeded: 'E-Mail-Adresse oder Passwort ist falsch, oder der nötige Zwei-Faktor-Code fehlt oder ist falsch.',
    tagline: 'Das Büro Ihres Shops',
  },
})
