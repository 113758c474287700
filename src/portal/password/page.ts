/** The page where the link of a password e-mail lands. It runs no script, and no link on it carries the token. */
import type { Assets } from '../portal.assets.js'
import { document, escaped, type Page, policy } from '../portal.pages.js'
import type { Words } from './texts.js'

export type Fault = 'tooShort' | 'tooLong' | 'differs'

/** A form may be sent to ourselves, which no other page of ours needs. */
const allowed = policy("style-src 'self'").replace("form-action 'none'", "form-action 'self'")

function page(assets: Assets | undefined, words: Words, title: string, status: number, body: string): Page {
  const icon = assets ? `<img src="${assets.address('icon.svg')}" alt="">` : ''
  const html = document(assets, {
    lang: words.lang,
    title,
    styles: 'password.css',
    body: `<main>\n<header>${icon}<h1>${escaped(title)}</h1></header>\n${body}\n</main>`,
  })
  return { status, html, policy: allowed }
}

/** The form, with what was wrong with the last attempt. */
export function formPage(assets: Assets | undefined, words: Words, token: string, fault?: Fault): Page {
  const problem = fault
    ? `<p class="problem" id="problem" role="alert">${escaped(words.problem)} ${escaped(words[fault])}</p>\n`
    : ''
  const marks = (isWrong: boolean, about: string) =>
    isWrong ? ` aria-invalid="true" aria-describedby="problem${about}"` : about ? ` aria-describedby="${about.trim()}"` : ''
  const field = (name: string, label: string, extra: string, below = '') =>
    `<label for="${name}">${escaped(label)}</label>
<input type="password" id="${name}" name="${name}" autocomplete="new-password" required minlength="8" maxlength="1024"${extra}>${below}`
  const isFirstWrong = fault === 'tooShort' || fault === 'tooLong'
  const hint = `\n<p class="hint" id="hint">${escaped(words.hint)}</p>`
  const body = `<p class="lead">${escaped(words.lead)}</p>
${problem}<form method="post" action="password">
<input type="hidden" name="token" value="${escaped(token)}">
${field('password', words.password, `${marks(isFirstWrong, ' hint')} autofocus`, hint)}
${field('repeat', words.repeat, marks(fault === 'differs', ''))}
<button type="submit">${escaped(words.save)}</button>
</form>`
  return page(assets, words, words.title, fault ? 422 : 200, body)
}

/** Said once: the password is set, and where it leads on. */
export const donePage = (assets: Assets | undefined, words: Words, redirectUrl: string | null): Page =>
  page(
    assets,
    words,
    words.done.title,
    200,
    `<p class="lead">${escaped(words.done.lead)}</p>${onwards(redirectUrl, words.done.on)}`,
  )

/** A link that is worth nothing says so, and how to get another. */
export const gonePage = (assets: Assets | undefined, words: Words, redirectUrl: string | null): Page =>
  page(
    assets,
    words,
    words.gone.title,
    410,
    `<p class="lead">${escaped(words.gone.lead)}</p>\n<p>${escaped(words.gone.how)}</p>${onwards(redirectUrl, words.gone.on)}`,
  )

/** What went wrong on the way, in a sentence. */
export const noticePage = (assets: Assets | undefined, words: Words, status: number, title: string, lead: string): Page =>
  page(assets, words, title, status, `<p class="lead">${escaped(lead)}</p>`)

/** The address was checked when the link was asked for. Its host is shown, so that nobody is led anywhere unawares. */
const onwards = (url: string | null, text: (host: string) => string) =>
  url ? `\n<p><a class="onwards" href="${escaped(url)}" rel="noreferrer">${escaped(text(new URL(url).host))}</a></p>` : ''
