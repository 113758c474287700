/** The buttons beside the query. */
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { Icon } from '../parts/icon.js'
import { listOperations } from './format.js'
import { IconButton } from './parts.js'

export interface SessionActions {
  /** Sends the operation with this name; by default, the one at the cursor. */
  run(operationName?: string): void
  stop(): void
  prettify(): void
  merge(): void
  copy(): void
}

interface ToolbarProps {
  query: string
  isRunning: boolean
  actions: SessionActions
}

export function Toolbar({ query, isRunning, actions }: ToolbarProps) {
  return (
    <div className="explorer-toolbar" role="toolbar" aria-label="Query">
      <RunButton query={query} isRunning={isRunning} actions={actions} />
      <IconButton icon="format" label="Prettify (Shift+Ctrl+P)" onClick={actions.prettify} />
      <IconButton icon="merge" label="Merge fragments into the query (Shift+Ctrl+M)" onClick={actions.merge} />
      <IconButton icon="copy" label="Copy the query (Shift+Ctrl+C)" onClick={actions.copy} />
    </div>
  )
}

/** Sends the query. If it has several operations, a menu offers them. */
function RunButton({ query, isRunning, actions }: ToolbarProps) {
  const names = listOperations(query).flatMap(({ name }) => name?.value ?? [])
  const label = isRunning ? 'Stop' : 'Send (Ctrl+Enter)'
  const isMenu = !isRunning && names.length > 1
  const click = () => (isRunning ? actions.stop() : actions.run())
  const button = (
    <ActionIcon size={40} aria-label={label} {...(isMenu ? {} : { onClick: click })}>
      <Icon name={isRunning ? 'stop' : 'play'} isFilled />
    </ActionIcon>
  )
  if (!isMenu)
    return (
      <Tooltip label={label} openDelay={400}>
        {button}
      </Tooltip>
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {names.map((name) => (
          <Menu.Item key={name} onClick={() => actions.run(name)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
