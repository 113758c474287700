/** What is done to a whole product: hide it, show it again, delete it. */
import { Anchor, Button, Group } from '@mantine/core'
import { runOperation } from '../../api/client.js'
import { productDeleteDocument, productEditDocument } from '../../api/documents/catalogue-edit.js'
import { useTexts } from '../../base/preferences.js'
import { linkTo, openView } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { ActionButton } from '../../edit/action-dialog.js'
import { useHeldSteps } from '../../edit/save/held-steps.js'
import { operationsOf } from '../../edit/use-record.js'
import { StatusBadge } from '../../parts/page.js'
import type { ShownProduct } from './types.js'
import { catalogueWords } from './words.js'

interface ProductActionsProps {
  product: ShownProduct
  title: string
  reload(): void
}

export function ProductActions({ product, title, reload }: ProductActionsProps) {
  const texts = useTexts()
  const words = useWords(catalogueWords)
  const { productId, clusterId } = product
  const isHidden = product.hidden === 'Y'
  const steps = useHeldSteps(isHidden ? words.showsIt(title) : words.hidesIt(title), reload)
  const toggle = () =>
    steps.add(() =>
      runOperation(
        productEditDocument,
        { productId, input: { hidden: isHidden ? 'N' : 'Y' } },
        { operationName: operationsOf(productEditDocument).mutation },
      ),
    )
  return (
    <Group gap="xs">
      {clusterId && (
        <Anchor size="sm" href={linkTo(`/clusters/${clusterId}`)}>
          {words.openCluster}
        </Anchor>
      )}
      <StatusBadge tone={product.status === 'A' ? 'good' : 'plain'}>{texts.productStatuses[product.status]}</StatusBadge>
      {isHidden && <StatusBadge tone="waiting">{words.isHidden}</StatusBadge>}
      <Button variant="default" size="compact-md" onClick={toggle}>
        {isHidden ? words.show : words.hide}
      </Button>
      <ActionButton
        button={words.deleteProduct}
        intro={words.deleteProductIntro}
        label={`${words.deleteProduct}: ${title}`}
        buttonProps={{ color: 'red', variant: 'light', size: 'compact-md' }}
        document={productDeleteDocument}
        variables={{ productId }}
        inputName={null}
        inputType=""
        onSaved={() => openView('/catalogue')}
      />
    </Group>
  )
}
