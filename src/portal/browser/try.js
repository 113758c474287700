/** Forms that send the example of an operation from the page, with a token that is stored in the tab. */
const KEY = 'wharf-reference-token'

async function fetchToken(id, secret) {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret })
  const answer = await fetch('/oauth2/token', { method: 'POST', body })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}: the id or the secret is wrong.`)
  return (await answer.json()).access_token
}

function createField(label, type, value = '') {
  const wrapper = document.createElement('label')
  const input = document.createElement(type === 'textarea' ? 'textarea' : 'input')
  if (type !== 'textarea') input.type = type
  else input.rows = Math.min(14, value.split('\n').length + 1)
  input.value = value
  input.spellcheck = false
  input.autocomplete = 'off'
  wrapper.append(label, input)
  return [wrapper, input]
}

function createButton(text) {
  const button = document.createElement('button')
  button.textContent = text
  return button
}

/** Asks for the id and the secret of a client, once per tab. */
function showAccess(place) {
  const form = document.createElement('form')
  form.className = 'access'
  const [idLabel, id] = createField('Client id', 'text')
  const [secretLabel, secret] = createField('Secret', 'password')
  const note = document.createElement('output')
  if (sessionStorage.getItem(KEY)) note.textContent = 'A token is there.'
  form.append('To send examples from this page: ', idLabel, secretLabel, createButton('Get a token'), note)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    try {
      sessionStorage.setItem(KEY, await fetchToken(id.value, secret.value))
      secret.value = ''
      note.textContent = 'A token is there, for half an hour.'
    } catch (error) {
      note.textContent = error.message
    }
  })
  place.append(form)
  place.hidden = false
}

async function send(method, address, type, body, isDryRun) {
  const headers = { authorization: `Bearer ${sessionStorage.getItem(KEY) ?? ''}`, accept: 'application/json' }
  if (body) headers['content-type'] = type
  if (isDryRun) headers['api-dry-run'] = 'true'
  const answer = await fetch(address, { method, headers, ...(body && { body }) })
  const text = await answer.text()
  try {
    return `${answer.status}\n${JSON.stringify(JSON.parse(text), null, 2)}`
  } catch {
    return `${answer.status}\n${text}`
  }
}

function fillForm(form) {
  const { method, address, type } = form.dataset
  const summary = document.createElement('summary')
  summary.textContent = 'Send it'
  const details = document.createElement('details')
  const [addressLabel, addressInput] = createField('Address', 'text', address)
  const example = form.parentElement.querySelector('template.body')
  const [bodyLabel, bodyInput] = example ? createField('Body', 'textarea', example.content.textContent) : []
  const [dryLabel, dry] = createField('Try only: leave nothing behind', 'checkbox')
  dryLabel.className = 'check'
  dry.checked = true
  const isRead = method === 'GET' || address.endsWith('/search')
  const result = document.createElement('pre')
  result.tabIndex = 0
  result.hidden = true
  details.append(
    summary,
    addressLabel,
    ...(bodyLabel ? [bodyLabel] : []),
    ...(isRead ? [] : [dryLabel]),
    createButton(method),
    result,
  )
  form.append(details)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    result.hidden = false
    result.textContent = '…'
    result.textContent = await send(method, addressInput.value, type, bodyInput?.value, !isRead && dry.checked)
  })
  form.hidden = false
}

export function addForms() {
  const place = document.getElementById('access')
  if (!place) return
  showAccess(place)
  for (const form of document.querySelectorAll('form.try')) fillForm(form)
}
