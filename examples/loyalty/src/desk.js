/** The page of the desk: the newest bookings. */
const BOOKINGS = `{ loyaltyBookings(input: { offset: 50 }) { itemsFound items { id companyId points reason createdAt } } }`
const texts = {
  en: { columns: ['Date', 'Company', 'Points', 'Reason'], none: 'No points have been booked yet.' },
  nl: { columns: ['Datum', 'Bedrijf', 'Punten', 'Reden'], none: 'Er zijn nog geen punten geboekt.' },
}

export function mount(element, { query, language }) {
  const { columns, none } = texts[language] ?? texts.en
  const show = ({ loyaltyBookings: { items } }) => {
    if (items.length === 0) {
      element.textContent = none
      return
    }
    const table = document.createElement('table')
    const row = (cells, tag) => {
      const line = table.insertRow()
      for (const text of cells) line.append(Object.assign(document.createElement(tag), { textContent: text }))
    }
    row(columns, 'th')
    for (const { createdAt, companyId, points, reason } of items)
      row([new Date(createdAt).toLocaleDateString(language), companyId, points, reason], 'td')
    element.replaceChildren(table)
  }
  query(BOOKINGS).then(show, (error) => {
    element.textContent = error.message
  })
}
