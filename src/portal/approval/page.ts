/** Renders the page on which an approver decides. It runs no script, and only its forms contain the token. */
import { Decimal } from '../../core/money.js'
import type { RequestView } from '../../modules/sales/approval-link/view.js'
import type { Assets } from '../portal.assets.js'
import { escapeHtml, formPolicy, type HtmlPage, renderDocument } from '../portal.pages.js'
import type { ApprovalPageTexts, Notice } from './texts.shape.js'

function renderPage(
  assets: Assets | undefined,
  { lang }: ApprovalPageTexts,
  title: string,
  status: number,
  body: string,
): HtmlPage {
  const icon = assets ? `<img src="${assets.address('icon.svg')}" alt="">` : ''
  const html = renderDocument(assets, {
    lang,
    title,
    styles: 'approval.css',
    body: `<main>\n<header>${icon}<h1>${escapeHtml(title)}</h1></header>\n${body}\n</main>`,
  })
  return { status, html, policy: formPolicy }
}

/** Shows one message. */
export const noticePage = (
  assets: Assets | undefined,
  texts: ApprovalPageTexts,
  status: number,
  { title, lead }: Notice,
): HtmlPage => renderPage(assets, texts, title, status, `<p class="lead">${escapeHtml(lead)}</p>`)

/** What the page shows besides the request. */
interface RequestPageOptions {
  token: string
  expiresAt: Date
  status?: number
  /** Why the last attempt has decided nothing. */
  problem?: string
  /** The remark of the last attempt. */
  remark?: string
}

/** Shows the request, with a form to approve it and one to decline it. */
export function requestPage(
  assets: Assets | undefined,
  texts: ApprovalPageTexts,
  view: RequestView,
  options: RequestPageOptions,
): HtmlPage {
  const { money, date } = formatsOf(texts, view)
  const { token, expiresAt, status = 200, problem, remark = '' } = options
  const parts = [
    `<p class="lead">${escapeHtml(texts.lead(view.companyName, money(view.totalGross), money(view.totalNet)))}</p>`,
    problem ? `<p class="problem" role="alert">${escapeHtml(texts.notApproved)} ${escapeHtml(problem)}</p>` : '',
    factsOf(texts, view),
    linesOf(texts, view, money),
    reasonsOf(texts, view),
    stepsOf(texts, view),
    remarksOf(texts, view, date),
    approveForm(texts, view, token),
    declineForm(texts, token, remark),
    `<p class="hint">${escapeHtml(texts.reader(view.reader.name, view.reader.email))} ${escapeHtml(texts.until(date(expiresAt)))}</p>`,
  ]
  return renderPage(assets, texts, texts.title(view.asker.name), status, parts.filter(Boolean).join('\n'))
}

interface Formats {
  money: (amount: string) => string
  date: (at: Date) => string
}

/** Amounts stay texts: Intl writes every digit of a decimal text. */
function formatsOf({ locale }: ApprovalPageTexts, { currency, timeZone }: RequestView): Formats {
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return { money: (amount) => amounts.format(amount as `${number}`), date: (at) => dates.format(at) }
}

function factsOf({ facts }: ApprovalPageTexts, { cart }: RequestView): string {
  const given = (['reference', 'costCentre', 'project', 'notes'] as const).filter((name) => cart[name])
  const rows = given.map((name) => `<dt>${escapeHtml(facts[name])}</dt><dd class="${name}">${escapeHtml(cart[name] ?? '')}</dd>`)
  return rows.length ? `<dl>${rows.join('')}</dl>` : ''
}

function linesOf({ lines: words, locale }: ApprovalPageTexts, view: RequestView, money: Formats['money']): string {
  const number = new Intl.NumberFormat(locale)
  const rows = view.lines.map(
    ({ name, sku, quantity, price, total }) =>
      `<tr><td>${escapeHtml(name)}${sku ? ` <span class="hint">${escapeHtml(sku)}</span>` : ''}</td><td class="amount">${number.format(quantity)}</td>` +
      `<td class="amount">${escapeHtml(money(price))}</td><td class="amount">${escapeHtml(money(total))}</td></tr>`,
  )
  const sum = (label: string, amount: string) =>
    `<tr><th scope="row" colspan="3">${escapeHtml(label)}</th><td class="amount">${escapeHtml(money(amount))}</td></tr>`
  const others = Decimal.of(view.totalGross).subtract(Decimal.sum(view.lines.map(({ total }) => Decimal.of(total))))
  const sums = [
    others.isZero() ? '' : sum(words.others, others.toText()),
    sum(words.without, view.totalGross),
    sum(words.including, view.totalNet),
  ]
  const head = (label: string, isAmount = true) => `<th scope="col"${isAmount ? ' class="amount"' : ''}>${escapeHtml(label)}</th>`
  return `<h2 id="lines">${escapeHtml(words.title)}</h2>
<div class="lines" role="region" aria-labelledby="lines" tabindex="0"><table aria-labelledby="lines">
<thead><tr>${head(words.product, false)}${head(words.quantity)}${head(words.price)}${head(words.total)}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot>${sums.join('')}</tfoot>
</table></div>`
}

const listOf = (title: string, items: readonly string[], tag: 'ol' | 'ul') =>
  items.length ? `<h2>${escapeHtml(title)}</h2>\n<${tag}>${items.join('\n')}</${tag}>` : ''

const reasonsOf = ({ reasons: words }: ApprovalPageTexts, { reasons }: RequestView) =>
  listOf(
    words.title,
    reasons.map(({ code, name }) => `<li>${escapeHtml(words[code](name ?? ''))}</li>`),
    'ul',
  )

function stepsOf({ steps: words }: ApprovalPageTexts, { steps }: RequestView): string {
  const items = steps.map(({ approvers, approvedBy, required, isCurrent }) => {
    const who = approvers.length ? words.of(approvers.join(', '), required) : words.nobody
    const said = [approvedBy.length ? words.done(approvedBy.join(', ')) : '', isCurrent ? words.current : ''].filter(Boolean)
    return `<li${isCurrent ? ' class="current" aria-current="step"' : ''}>${escapeHtml([who, ...said].join(' – '))}</li>`
  })
  return listOf(words.title, items, 'ol')
}

function remarksOf({ remarks: words }: ApprovalPageTexts, { remarks }: RequestView, date: Formats['date']): string {
  const items = remarks.flatMap(({ action, name, comment, at }) => {
    const said = words[action]?.(name)
    const more = comment ? `<br><span class="remark">${escapeHtml(comment)}</span>` : ''
    return said ? [`<li>${escapeHtml(said)} <span class="hint">${escapeHtml(date(at))}</span>${more}</li>`] : []
  })
  return listOf(words.title, items, 'ul')
}

const formOf = (token: string, name: string, body: string) => `<form method="post" action="approval" class="${name}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="decision" value="${name}">
${body}
</form>`

function approveForm(texts: ApprovalPageTexts, { effect, change }: RequestView, token: string): string {
  if (change) return `<p class="problem" role="note">${escapeHtml(texts.change(texts.changes[change]))}</p>`
  if (!effect) return `<p class="problem" role="note">${escapeHtml(texts.cannotApprove)}</p>`
  const hint = effect === 'TAKES_OVER' ? `<p>${escapeHtml(texts.takeOverHint)}</p>\n` : ''
  const label = effect === 'TAKES_OVER' ? texts.takeOver : texts.approve
  return formOf(token, 'approve', `${hint}<button type="submit">${escapeHtml(label)}</button>`)
}

const declineForm = (texts: ApprovalPageTexts, token: string, remark: string) =>
  formOf(
    token,
    'decline',
    `<label for="remark">${escapeHtml(texts.remark)}</label>
<textarea id="remark" name="remark" rows="3" maxlength="1000">\n${escapeHtml(remark)}</textarea>
<button type="submit">${escapeHtml(texts.decline)}</button>`,
  )
