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
  catalogue: lazy(() => import('../pages/catalogue/catalogue.js')),
  products: lazy(() => import('../pages/catalogue/product.js')),
  orders: lazy(() => import('../pages/sales/orders.js')),
  quotes: lazy(() => import('../pages/sales/orders.js')),
  carts: lazy(() => import('../pages/sales/carts.js')),
  companies: lazy(() => import('../pages/accounts/companies.js')),
  lifecycle: lazy(() => import('../pages/platform/lifecycle.js')),
  keys: lazy(() => import('../pages/platform/keys.js')),
  deliveries: lazy(() => import('../pages/platform/deliveries.js')),
  imports: lazy(() => import('../pages/platform/imports.js')),
  health: lazy(() => import('../pages/platform/health.js')),
}

export function Desk() {
  const session = useSession()
  const route = useRoute()
  if (!session) return <SignIn route={route} />
  const name = route.path[0] ?? 'catalogue'
  const Chosen = Object.hasOwn(views, name) ? views[name] : undefined
  return (
    <Shell route={route} current={name}>
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
      <Anchor href="#/catalogue">{texts.views.catalogue}</Anchor>
    </Page>
  )
}
