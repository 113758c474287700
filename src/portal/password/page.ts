/** Renders the page that the link in a password e-mail opens. It runs no script, and no link on it contains the token. */
import type { Assets } from '../portal.assets.js'
import { escapeHtml, formPolicy, type HtmlPage, renderDocument } from '../portal.pages.js'
import type { PasswordPageTexts } from './texts.js'

export type PasswordFault = 'tooShort' | 'tooLong' | 'differs'

export function renderPage(
  assets: Assets | undefined,
  texts: PasswordPageTexts,
  title: string,
  status: number,
  body: string,
): HtmlPage {
  const icon = assets ? `<img src="${assets.address('icon.svg')}" alt="">` : ''
  const html = renderDocument(assets, {
    lang: texts.lang,
    title,
    styles: 'password.css',
    body: `<main>\n<header>${icon}<h1>${escapeHtml(title)}</h1></header>\n${body}\n</main>`,
  })
  return { status, html, policy: formPolicy }
}

/** Renders the form, with the error of the last attempt. */
export function formPage(assets: Assets | undefined, texts: PasswordPageTexts, token: string, fault?: PasswordFault): HtmlPage {
  const problem = fault
    ? `<p class="problem" id="problem" role="alert">${escapeHtml(texts.problem)} ${escapeHtml(texts[fault])}</p>\n`
    : ''
  const marks = (isWrong: boolean, about: string) =>
    isWrong ? ` aria-invalid="true" aria-describedby="problem${about}"` : about ? ` aria-describedby="${about.trim()}"` : ''
  const field = (name: string, label: string, extra: string, below = '') =>
    `<label for="${name}">${escapeHtml(label)}</label>
<input type="password" id="${name}" name="${name}" autocomplete="new-password" required minlength="8" maxlength="1024"${extra}>${below}`
  const isFirstWrong = fault === 'tooShort' || fault === 'tooLong'
  const hint = `\n<p class="hint" id="hint">${escapeHtml(texts.hint)}</p>`
  const body = `<p class="lead">${escapeHtml(texts.lead)}</p>
${problem}<form method="post" action="password">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${field('password', texts.password, `${marks(isFirstWrong, ' hint')} autofocus`, hint)}
${field('repeat', texts.repeat, marks(fault === 'differs', ''))}
<button type="submit">${escapeHtml(texts.save)}</button>
</form>`
  return renderPage(assets, texts, texts.title, fault ? 422 : 200, body)
}

/** Confirms the new password, with a link to continue. */
export const donePage = (assets: Assets | undefined, texts: PasswordPageTexts, redirectUrl: string | null): HtmlPage =>
  renderPage(
    assets,
    texts,
    texts.done.title,
    200,
    `<p class="lead">${escapeHtml(texts.done.lead)}</p>${continueLink(redirectUrl, texts.done.on)}`,
  )

/** Says that the link is used, expired or unknown, and how to get a new one. */
export const gonePage = (assets: Assets | undefined, texts: PasswordPageTexts, redirectUrl: string | null): HtmlPage =>
  renderPage(
    assets,
    texts,
    texts.gone.title,
    410,
    `<p class="lead">${escapeHtml(texts.gone.lead)}</p>\n<p>${escapeHtml(texts.gone.how)}</p>${continueLink(redirectUrl, texts.gone.on)}`,
  )

/** Shows one sentence, such as an error. */
export const noticePage = (
  assets: Assets | undefined,
  texts: PasswordPageTexts,
  status: number,
  title: string,
  lead: string,
): HtmlPage => renderPage(assets, texts, title, status, `<p class="lead">${escapeHtml(lead)}</p>`)

/** Returns a link to continue. Its URL was checked when the password link was requested; its host is shown, so that users see where it goes. */
const continueLink = (url: string | null, text: (host: string) => string) =>
  url ? `\n<p><a class="onwards" href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(text(new URL(url).host))}</a></p>` : ''
