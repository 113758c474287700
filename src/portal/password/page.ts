/** The page where the link of a password e-mail lands. It runs no script, and no link on it carries the token. */
import type { Assets } from '../portal.assets.js'
import { contentSecurityPolicy, escapeHtml, type HtmlPage, renderDocument } from '../portal.pages.js'
import type { PasswordPageTexts } from './texts.js'

export type PasswordFault = 'tooShort' | 'tooLong' | 'differs'

/** A form may be sent to ourselves, which no other page of ours needs. */
const formPolicy = contentSecurityPolicy("style-src 'self'").replace("form-action 'none'", "form-action 'self'")

function renderPage(assets: Assets | undefined, words: PasswordPageTexts, title: string, status: number, body: string): HtmlPage {
  const icon = assets ? `<img src="${assets.address('icon.svg')}" alt="">` : ''
  const html = renderDocument(assets, {
    lang: words.lang,
    title,
    styles: 'password.css',
    body: `<main>\n<header>${icon}<h1>${escapeHtml(title)}</h1></header>\n${body}\n</main>`,
  })
  return { status, html, policy: formPolicy }
}

/** The form, with what was wrong with the last attempt. */
export function formPage(assets: Assets | undefined, words: PasswordPageTexts, token: string, fault?: PasswordFault): HtmlPage {
  const problem = fault
    ? `<p class="problem" id="problem" role="alert">${escapeHtml(words.problem)} ${escapeHtml(words[fault])}</p>\n`
    : ''
  const marks = (isWrong: boolean, about: string) =>
    isWrong ? ` aria-invalid="true" aria-describedby="problem${about}"` : about ? ` aria-describedby="${about.trim()}"` : ''
  const field = (name: string, label: string, extra: string, below = '') =>
    `<label for="${name}">${escapeHtml(label)}</label>
<input type="password" id="${name}" name="${name}" autocomplete="new-password" required minlength="8" maxlength="1024"${extra}>${below}`
  const isFirstWrong = fault === 'tooShort' || fault === 'tooLong'
  const hint = `\n<p class="hint" id="hint">${escapeHtml(words.hint)}</p>`
  const body = `<p class="lead">${escapeHtml(words.lead)}</p>
${problem}<form method="post" action="password">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${field('password', words.password, `${marks(isFirstWrong, ' hint')} autofocus`, hint)}
${field('repeat', words.repeat, marks(fault === 'differs', ''))}
<button type="submit">${escapeHtml(words.save)}</button>
</form>`
  return renderPage(assets, words, words.title, fault ? 422 : 200, body)
}

/** Said once: the password is set, and where it leads on. */
export const donePage = (assets: Assets | undefined, words: PasswordPageTexts, redirectUrl: string | null): HtmlPage =>
  renderPage(
    assets,
    words,
    words.done.title,
    200,
    `<p class="lead">${escapeHtml(words.done.lead)}</p>${onwards(redirectUrl, words.done.on)}`,
  )

/** A link that is worth nothing says so, and how to get another. */
export const gonePage = (assets: Assets | undefined, words: PasswordPageTexts, redirectUrl: string | null): HtmlPage =>
  renderPage(
    assets,
    words,
    words.gone.title,
    410,
    `<p class="lead">${escapeHtml(words.gone.lead)}</p>\n<p>${escapeHtml(words.gone.how)}</p>${onwards(redirectUrl, words.gone.on)}`,
  )

/** What went wrong on the way, in a sentence. */
export const noticePage = (
  assets: Assets | undefined,
  words: PasswordPageTexts,
  status: number,
  title: string,
  lead: string,
): HtmlPage => renderPage(assets, words, title, status, `<p class="lead">${escapeHtml(lead)}</p>`)

/** The address was checked when the link was asked for. Its host is shown, so that nobody is led anywhere unawares. */
const onwards = (url: string | null, text: (host: string) => string) =>
  url ? `\n<p><a class="onwards" href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(text(new URL(url).host))}</a></p>` : ''
