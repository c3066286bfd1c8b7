import { useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { Empty } from '@/ui/EmptyState'
import { Facts } from '@/ui/Facts'
import { Dotted, Status } from '@/ui/Status'
import { Table, TableFrame } from '@/ui/Table'
import { texts } from './texts'

const rows = [
  { id: '202605190017', tone: 'success', state: texts.running },
  { id: '202605190018', tone: 'warning', state: texts.paused },
  { id: '202605190019', tone: 'error', state: texts.stopped },
] as const

/** A table of values as lists show them. */
export const ValueSamples = () => {
  const say = useSay()
  return (
    <Sheet>
      <TableFrame name={say(texts.rules)}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{say(texts.rules)}</th>
              <th scope="col">{say(texts.state)}</th>
              <th scope="col">{say(texts.facts)}</th>
              <th scope="col">{say(texts.remark)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, tone, state }, index) => (
              <tr key={id}>
                <th scope="row">
                  <span style={{ position: 'relative', paddingRight: 24 }}>
                    <code>{id}</code>
                    <CopyButton text={id} name={say(texts.rules)} />
                  </span>
                </th>
                <td>
                  <Status tone={tone} word={say(state)} />
                </td>
                <td>
                  <Facts
                    facts={[
                      { name: say(texts.sent), value: 120 * (index + 1) },
                      { name: say(texts.refused), value: index },
                    ]}
                  />
                </td>
                <td>{index === 0 ? <Dotted colour="#ff4949" word={say(texts.flag)} /> : <Empty />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Sheet>
  )
}
