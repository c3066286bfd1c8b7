import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Link } from 'react-router-dom'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Status } from '@/screens/kinds/kit'
import { isOwnAddress } from './addresses'
import { declared, type Figures } from './figures'
import { Panel, WaitingLines } from './Panel'
import { texts } from './texts'

const { fields, label } = declared.todos

/** What needs attention; each entry links to the matching list. */
export const Todos = ({ figures }: { figures: Figures | undefined }) => {
  const say = useSay()
  const todos = figures?.todos.filter(({ route }) => isOwnAddress(route))
  return (
    <Panel title={say(label)}>
      {!todos && <WaitingLines count={5} />}
      {todos?.length === 0 && (
        <p className="board-nothing">
          <CheckCircle fontSize="small" />
          {say(texts.nothingToDo)}
        </p>
      )}
      {todos && todos.length > 0 && (
        <ul className="board-list">
          {todos.map(({ type, count, route }) => {
            // A kind that only a newer platform knows is shown by its raw name.
            const known =
              type !== null && Object.hasOwn(fields.type.of, type) ? fields.type.of[type] : undefined
            return (
              <li key={route}>
                <Link className="board-line" to={route}>
                  <Status tone={known?.tone ?? 'default'} word={known ? say(known) : (type ?? route)} />
                  <b>{formatInteger(count)}</b>
                  <ChevronRight fontSize="small" />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
