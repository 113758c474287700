/** The menu of everything that the API can sort a list by. */
import { ActionIcon, Menu } from '@mantine/core'
import { useWords } from '../base/words.js'
import { Icon } from '../parts/icon.js'
import type { Sort } from './filters.js'
import type { Names } from './names.js'
import { listWords } from './words.js'

interface SortMenuProps {
  fields: readonly string[]
  sort: Sort | null
  names: Names
  onSort(sort: Sort): void
}

export function SortMenu({ fields, sort, names, onSort }: SortMenuProps) {
  const words = useWords(listWords)
  const mark = (isChosen: boolean) => (isChosen ? <Icon name="check" size={16} /> : <span className="desk-no-mark" />)
  const orders = [
    ['ASC', words.ascending],
    ['DESC', words.descending],
  ] as const
  return (
    <Menu position="bottom-end" withinPortal disabled={fields.length === 0}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={words.sort} title={words.sort}>
          <Icon name="sort" size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {fields.map((field) => (
          <Menu.Item
            key={field}
            leftSection={mark(sort?.field === field)}
            onClick={() => onSort({ field, order: sort?.order ?? 'ASC' })}
          >
            {names.sort(field)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {orders.map(([order, label]) => (
          <Menu.Item
            key={order}
            leftSection={mark(sort?.order === order)}
            disabled={!sort}
            onClick={() => sort && onSort({ ...sort, order })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
