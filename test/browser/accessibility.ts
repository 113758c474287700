/** Checks a page with axe-core, and returns its findings as sentences. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe does not report. It runs in the browser, so it is a text here. */
const settings = `axe.configure({
  // Menus and tooltips are children of the body, where their library puts them; a landmark around each would only add noise.
  checks: [{ id: 'region', options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, [data-portal]' } }],
  // The completions of CodeMirror scroll with the arrow keys of the editor, which keeps the focus and points to the chosen one.
  rules: [{ id: 'scrollable-region-focusable', selector: '*:not(.cm-tooltip-autocomplete > ul)' }],
})`

interface Finding {
  id: string
  help: string
  nodes: { target: string[]; failureSummary?: string }[]
}

/** Runs axe in the page. Code that the browser is asked to evaluate does not fall under the policy of the page, a script element would. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(`${source}\n${settings}`)
  const { violations } = await page.evaluate<{ violations: Finding[] }>(
    'axe.run(document, { resultTypes: ["violations"], elementRef: false })',
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
}
