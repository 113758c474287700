/** What needs somebody today: a card for each kind of task, with a link to the list. */
import { Card, Text, Title } from '@mantine/core'
import { tasksDocument } from '../../api/documents/home.js'
import { useQuery } from '../../api/use-query.js'
import { toReadable } from '../../base/readable.js'
import { useWords } from '../../base/words.js'
import { ErrorNotice } from '../../parts/data-table.js'
import { useFormat } from '../../parts/format.js'
import { Icon, type IconName } from '../../parts/icon.js'
import { linkOfTask } from './task-links.js'
import type { Task } from './types.js'
import { homeWords } from './words.js'

const icons: Record<string, IconName> = {
  QUOTES_TO_ANSWER: 'quotes',
  ORDERS_TO_CONFIRM: 'orders',
  ORDERS_ON_HOLD: 'orders',
  FAILED_EXPORTS: 'imports',
  CARTS_TO_APPROVE: 'carts',
  FAILED_DELIVERIES: 'deliveries',
  FAILED_IMPORTS: 'imports',
  LOW_STOCK: 'catalogue',
  ENDING_CONTRACTS: 'spending',
  DEPRECATED_CLIENTS: 'lifecycle',
}

export function Tasks() {
  const words = useWords(homeWords)
  const { data, error } = useQuery<{ deskTasks: Task[] }>(tasksDocument)
  const waiting = data?.deskTasks.filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="desk-tasks">
      <Title order={2} size="h4" id="desk-tasks" mb="sm">
        {words.needsMe}
      </Title>
      {error && <ErrorNotice error={error} />}
      {waiting?.length === 0 && (
        <Card withBorder padding="md">
          <Text fw={600}>{words.allDone}</Text>
          <Text size="sm" c="dimmed">
            {words.allDoneHint}
          </Text>
        </Card>
      )}
      <ul className="desk-tasks" data-loading={(!data && !error) || undefined}>
        {waiting?.map((task) => (
          <li key={task.kind}>
            <TaskCard task={task} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TaskCard({ task }: { task: Task }) {
  const words = useWords(homeWords)
  const format = useFormat()
  const { kind, count, isMore } = task
  const link = linkOfTask(task)
  const name = kind in words.tasks ? words.tasks[kind as keyof typeof words.tasks] : toReadable(kind)
  const content = (
    <>
      <Icon name={icons[kind] ?? 'check'} />
      <strong>{isMore ? words.more(format.number(count)) : format.number(count)}</strong>
      <span>{name}</span>
    </>
  )
  return link ? (
    <a className="desk-task" href={link} title={words.openList}>
      {content}
    </a>
  ) : (
    <div className="desk-task">{content}</div>
  )
}
