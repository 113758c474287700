/** The bar at the top of every page, with links to the other pages. */
import type { Assets } from './portal.assets.js'

const destinations = [
  ['/guide', 'Guide'],
  ['/docs', 'REST'],
  ['/docs/graphql', 'GraphQL'],
  ['/v2/graphql', 'Explorer'],
  ['/deprecations', 'Deprecations'],
  ['/', 'Desk'],
] as const

/** Returns the bar; `current` is the path of its page. */
export function frameBar(assets: Assets | undefined, current: string): string {
  const icon = assets ? `<img src="${assets.address('icon.svg')}" alt="">` : ''
  const links = destinations.map(
    ([address, name]) => `<a href="${address}"${address === current ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  return `<header class="bar"><a href="/developers">${icon}<span>Wharf</span></a><nav aria-label="Pages">${links.join(' ')}</nav></header>`
}
