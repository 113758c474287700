import './deprecations.css'

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
  for (const section of sections) section.hidden = !section.querySelector('article:not([hidden])')
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

/** Shows the item in the address, also when its id is written with spaces or the filters hide it. */
function showTarget() {
  const id = decode(location.hash.slice(1))
  const target = byId(id) ?? byId(id.replaceAll(' ', '_'))
  const article = target?.closest('article')
  if (article) article.querySelector('details').open = true
  if (target?.checkVisibility() === false) resetFilters()
  if (target && target.id !== id) target.scrollIntoView()
}

function resetFilters() {
  for (const id of ['search', 'api', 'endpoint']) byId(id).value = ''
  applyFilters()
}

const countdown = document.querySelector('[data-removal]')

function updateCountdown() {
  // biome-ignore lint/plugin: the reader's own clock is needed here, in the browser
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

for (const id of ['search', 'api', 'endpoint']) byId(id).addEventListener('input', applyFilters)
byId('filters').hidden = false
applyFilters()
showTarget()
addEventListener('hashchange', showTarget)
if (countdown) {
  updateCountdown()
  setInterval(updateCountdown, 10_000)
}
