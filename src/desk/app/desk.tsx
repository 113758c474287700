/** Shows the sign-in page, or the shell with the view that the address names. */
import { Anchor, Center, Loader } from '@mantine/core'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../api/session.js'
import { useTexts } from '../base/preferences.js'
import { type Route, useRoute } from '../base/router.js'
import { Page } from '../parts/page.js'
import { Shell } from './shell.js'
import { SignIn } from './sign-in.js'

type View = ComponentType<{ route: Route }>

/** Each view is a separate file, loaded when it is first opened. */
const views: Record<string, View> = {
  home: lazy(() => import('../pages/home/home.js')),
  catalogue: lazy(() => import('../pages/catalogue/catalogue.js')),
  products: lazy(() => import('../pages/catalogue/product.js')),
  clusters: lazy(() => import('../pages/catalogue/cluster.js')),
  categories: lazy(() => import('../pages/catalogue/tree/categories.js')),
  translations: lazy(() => import('../pages/catalogue/tree/translations.js')),
  orders: lazy(() => import('../pages/sales/orders.js')),
  quotes: lazy(() => import('../pages/sales/orders.js')),
  tenders: lazy(() => import('../pages/tender/tender.js')),
  tickets: lazy(() => import('../pages/tickets/tickets.js')),
  carts: lazy(() => import('../pages/sales/carts.js')),
  approvals: lazy(() => import('../pages/approvals/approvals.js')),
  spending: lazy(() => import('../pages/spending/spending.js')),
  pricesheets: lazy(() => import('../pages/pricing/pricesheets.js')),
  rules: lazy(() => import('../pages/rules/rules.js')),
  companies: lazy(() => import('../pages/accounts/companies.js')),
  contacts: lazy(() => import('../pages/accounts/contact.js')),
  customers: lazy(() => import('../pages/accounts/customers.js')),
  account: lazy(() => import('../pages/platform/account/account.js')),
  settings: lazy(() => import('../pages/platform/settings.js')),
  channels: lazy(() => import('../pages/platform/channels.js')),
  administrators: lazy(() => import('../pages/platform/administrators/administrators.js')),
  webhooks: lazy(() => import('../pages/platform/webhooks.js')),
  hooks: lazy(() => import('../pages/platform/hooks.js')),
  templates: lazy(() => import('../pages/platform/templates/templates.js')),
  fields: lazy(() => import('../pages/platform/fields.js')),
  lifecycle: lazy(() => import('../pages/platform/lifecycle.js')),
  keys: lazy(() => import('../pages/platform/keys.js')),
  deliveries: lazy(() => import('../pages/platform/deliveries.js')),
  imports: lazy(() => import('../pages/imports/imports.js')),
  health: lazy(() => import('../pages/platform/health.js')),
  modules: lazy(() => import('../pages/platform/module.js')),
}

export function Desk() {
  const session = useSession()
  const route = useRoute()
  if (!session) return <SignIn route={route} />
  const name = route.path[0] ?? 'home'
  const Chosen = Object.hasOwn(views, name) ? views[name] : undefined
  return (
    <Shell route={route} current={name === 'modules' ? `modules/${route.path[1]}` : name}>
      <Suspense fallback={<Waiting />}>{Chosen ? <Chosen key={name} route={route} /> : <NoSuchView />}</Suspense>
    </Shell>
  )
}

const Waiting = () => (
  <Center mih={240}>
    <Loader />
  </Center>
)

function NoSuchView() {
  const texts = useTexts()
  return (
    <Page title={texts.noSuchView}>
      <Anchor href="#/home">{texts.views.home}</Anchor>
    </Page>
  )
}
