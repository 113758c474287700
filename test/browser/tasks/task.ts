/** A daily task on the desk, as a person does it. */
import type { Browser, Page } from 'playwright-core'
import type { OpenShop } from '../open-shop.js'

export interface TaskShop extends OpenShop {
  /** Runs a document with the rights of the shop's administrator, to check what a task has done. */
  // biome-ignore lint/suspicious/noExplicitAny: each document returns something else
  graphql(query: string, variables?: object): Promise<any>
  /** Opens another signed-in browser, for tasks of two people. */
  openAnother(): Promise<Page>
  browser: Browser
}

export interface Task {
  name: string
  /** How often Vendure and Medusa need a click for it, as their manuals describe it; shown in the table. */
  elsewhere?: string
  run(page: Page, shop: TaskShop): Promise<void>
}
