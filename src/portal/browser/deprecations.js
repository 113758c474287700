import './deprecations.css'
import { addCopyButtons } from './copy.js'

const byId = (id) => document.getElementById(id)
const articles = [...document.querySelectorAll('article')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
  api: element.dataset.api,
  endpoints: element.dataset.endpoints.split('|'),
}))
const sections = [...document.querySelectorAll('section[data-migration]')]

function applyFilters() {
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean)
  const api = byId('api').value
  const endpoint = byId('endpoint').value
  let matches = 0
  for (const article of articles) {
    const isMatch =
      (!api || article.api === api) &&
      (!endpoint || article.endpoints.includes(endpoint)) &&
      words.every((word) => article.text.includes(word))
    article.element.hidden = !isMatch
    if (isMatch) matches++
  }
  const isFiltering = words.length > 0 || Boolean(api || endpoint)
  for (const section of sections) {
    section.hidden = !section.querySelector('article:not([hidden])')
    section.querySelector('details').open = isFiltering && !section.hidden
  }
  byId('nothing').hidden = matches > 0
  byId('found').textContent = `${matches} of ${articles.length} items`
}

function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Shows the item in the URL, even if its id is written with spaces or the filters hide it. */
function showTarget() {
  const id = decode(location.hash.slice(1))
  const target = byId(id) ?? byId(id.replaceAll(' ', '_'))
  const article = target?.closest('article')
  if (!target) return
  if (target.closest('[hidden]')) resetFilters()
  if (article) article.querySelector('details').open = true
  const section = target.closest('section[data-migration]')
  if (section) section.querySelector('details').open = true
  for (let fold = target.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true
  target.scrollIntoView()
}

function resetFilters() {
  for (const id of ['search', 'api', 'endpoint']) byId(id).value = ''
  applyFilters()
}

const countdown = document.querySelector('[data-removal]')

function updateCountdown() {
  // wharf-ignore: the reader's own clock is needed here, in the browser
  const now = new Date()
  if (now.toISOString().slice(0, 10) !== countdown.dataset.today) return
  const minutes = Math.max(0, Math.floor((Date.parse(countdown.dataset.removal) - now.getTime()) / 60_000))
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ]
  const texts = parts.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
  countdown.querySelector('strong').textContent = texts.join(' ')
}

const check = byId('check')
const result = byId('result')

function createElement(tag, text, className = '') {
  const element = document.createElement(tag)
  element.textContent = text
  element.className = className
  return element
}

function verdictOf(findings, problems) {
  if (findings.length > 0) return 'It uses what is removed. Rewritten:'
  return problems.length > 0
    ? 'It uses nothing that is removed, but something else is wrong:'
    : 'It uses nothing that is removed.'
}

/** Shows the items that the request uses, and the request without them. */
function showResult({ text, findings, problems }) {
  const list = document.createElement('ul')
  for (const { item, how, isFixed } of findings) {
    const entry = document.createElement('li')
    entry.append(createElement('code', item), ` ${isFixed ? 'is rewritten' : 'needs you'}: ${how}`)
    list.append(entry)
  }
  for (const problem of problems) list.append(createElement('li', problem))
  const block = createElement('div', '', 'code')
  const pre = document.createElement('pre')
  pre.tabIndex = 0
  pre.append(createElement('code', text))
  block.append(pre)
  result.replaceChildren(createElement('p', verdictOf(findings, problems), 'verdict'), block, list)
  addCopyButtons(result)
}

check.addEventListener('submit', async (event) => {
  event.preventDefault()
  result.replaceChildren(createElement('p', 'Checking …', 'quiet'))
  try {
    const { checkOperation } = await import('./check-operation.ts')
    showResult(await checkOperation(byId('source').value))
  } catch (error) {
    result.replaceChildren(createElement('p', error.message, 'verdict'))
  }
})
for (const button of check.querySelectorAll('[data-example]'))
  button.addEventListener('click', () => {
    byId('source').value = button.dataset.example
    check.requestSubmit()
  })
check.hidden = false

for (const id of ['search', 'api', 'endpoint']) byId(id).addEventListener('input', applyFilters)
byId('filters').hidden = false
applyFilters()
showTarget()
addEventListener('hashchange', showTarget)
if (countdown) {
  updateCountdown()
  setInterval(updateCountdown, 10_000)
}
