/** The e-mail with a link to choose a password, with texts of the caller. */
import type { MailBody } from '../../platform/mail/mail.body.js'
import { textsFor } from './password.texts.js'

/** The caller's texts; null and absent mean the default. */
export interface CustomTexts {
  subject?: string | null
  content?: string | null
  linkText?: string | null
  from?: { email: string; name?: string | null } | null
  letterId?: string | null
  order?: Record<string, unknown> | null
  variables: Record<string, unknown>
}

interface LinkMailValues {
  language: string
  shop: string
  name: string
  url: string
  own: CustomTexts | undefined
}

export function toLinkMail(purpose: 'reset' | 'init', { language: asked, shop, name, url, own }: LinkMailValues): MailBody {
  const { language, words } = textsFor(asked)
  const usual = purpose === 'reset' ? words.reset : words.init
  const body = purpose === 'reset' ? words.reset.body : words.init.body(shop)
  const said = (text: string | null | undefined) => (text ? fillVariables(text, own?.variables ?? {}) : null)
  return {
    language,
    heading: said(own?.subject) ?? usual.subject(shop),
    paragraphs: said(own?.content)?.split(/\n\s*\n/) ?? [words.greeting(name), ...body],
    link: { text: said(own?.linkText) ?? usual.link, url },
    footnotes: [usual.note, words.sentBy(shop)],
  }
}

/** Replaces `{{name}}` with the variable of that name; unknown names stay as they are. */
const fillVariables = (text: string, variables: Record<string, unknown>) =>
  text.replace(/\{\{\s*([\w.-]{1,64})\s*\}\}/g, (written, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written
  })
