import './deprecations.css'

const byId = (id) => document.getElementById(id)
const articles = [...document.querySelectorAll('article')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
  api: element.dataset.api,
  endpoints: element.dataset.endpoints.split('|'),
}))
const sections = [...document.querySelectorAll('section[data-migration]')]

function filter() {
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean)
  const api = byId('api').value
  const endpoint = byId('endpoint').value
  let found = 0
  for (const article of articles) {
    const isFound =
      (!api || article.api === api) &&
      (!endpoint || article.endpoints.includes(endpoint)) &&
      words.every((word) => article.text.includes(word))
    article.element.hidden = !isFound
    if (isFound) found++
  }
  for (const section of sections) section.hidden = !section.querySelector('article:not([hidden])')
  byId('nothing').hidden = found > 0
  byId('found').textContent = `${found} of ${articles.length} items`
}

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Who comes with the address of an item wants to see it, spelled with spaces or without, filtered away or not. */
function visit() {
  const id = decoded(location.hash.slice(1))
  const target = byId(id) ?? byId(id.replaceAll(' ', '_'))
  const article = target?.closest('article')
  if (article) article.querySelector('details').open = true
  if (target?.checkVisibility() === false) reset()
  if (target && target.id !== id) target.scrollIntoView()
}

function reset() {
  for (const id of ['search', 'api', 'endpoint']) byId(id).value = ''
  filter()
}

const countdown = document.querySelector('[data-removal]')

function countDown() {
  // biome-ignore lint/plugin: the clock of the reader, which the server cannot hand over
  const now = new Date()
  if (now.toISOString().slice(0, 10) !== countdown.dataset.today) return
  const minutes = Math.max(0, Math.floor((Date.parse(countdown.dataset.removal) - now.getTime()) / 60_000))
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ]
  const shown = parts.map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
  countdown.querySelector('strong').textContent = shown.join(' ')
}

for (const id of ['search', 'api', 'endpoint']) byId(id).addEventListener('input', filter)
byId('filters').hidden = false
filter()
visit()
addEventListener('hashchange', visit)
if (countdown) {
  countDown()
  setInterval(countDown, 10_000)
}
