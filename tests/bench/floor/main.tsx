import { Admin, DataTable, List, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { memoryProvider } from '../tables/memoryProvider'
import { authProvider } from './authProvider'

/*
 * The smallest possible react-admin application: its own sign-in page, layout and table, over rows that are part of the code. The
 * console is compared with it, although this one has no platform to wait for.
 */
const records = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  name: `Name ${index}`,
  email: `name${index}@example.com`,
  city: ['Paris', 'Rome', 'Oslo'][index % 3],
  members: index % 40,
  status: index % 2 === 0 ? 'active' : 'idle',
  created: new Date(Date.UTC(2025, 0, index)).toISOString(),
  amount: index * 3.5,
}))

const listOf = (columns: readonly string[]) => () => (
  <List perPage={20}>
    <DataTable>
      {columns.map((source) => (
        <DataTable.Col key={source} source={source} />
      ))}
    </DataTable>
  </List>
)

const Users = listOf(['id', 'name', 'email', 'city', 'status', 'created', 'amount'])
const Groups = listOf(['id', 'name', 'members', 'city', 'status', 'created', 'amount'])

const root = document.getElementById('root')
if (!root) throw new Error('there is no root')
createRoot(root).render(
  <Admin authProvider={authProvider} dataProvider={memoryProvider(records)} requireAuth disableTelemetry>
    <Resource name="users" list={Users} />
    <Resource name="groups" list={Groups} />
  </Admin>,
)
