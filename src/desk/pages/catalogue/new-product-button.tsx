import { Button } from '@mantine/core'
import { linkTo } from '../../base/router.js'
import { useWords } from '../../base/words.js'
import { Icon } from '../../parts/icon.js'
import { catalogueWords } from './words.js'

/** Opens the form of a new product. */
export function NewProductButton() {
  const words = useWords(catalogueWords)
  return (
    <Button component="a" href={linkTo('/products/new')} leftSection={<Icon name="add" size={16} />}>
      {words.newProduct}
    </Button>
  )
}
