import trades from '@resources/pay/trade/trade.area'
import { useMemo } from 'react'
import { CoreAdminContext, memoryStore, ResourceContextProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { areasOf, type Resource, resourceName } from '@/declaration'
import { Spoken } from '@/i18n/LiveLanguage'
import { DeclarationsProvider } from '@/screens'
import { ActionHost } from '@/screens/actions/ActionHost'
import { useColumns } from '@/screens/list/columns'
import { SelectionProvider } from '@/screens/list/selection'
import { Table } from '@/screens/list/table/Table'
import { ListStateProvider, useListScreen } from '@/screens/list/useList'
import { useRowActions } from '@/screens/list/useRowActions'
import { ThemeRoot } from '@/theme/ThemeRoot'
import { keeping, type TableProps } from './tableProps'
import '@/screens/list/list.css'

const resources: readonly Resource[] = [trades]
const noComponents = {}

/** Our table in the providers of its list, with ticks and row actions; filters and footer left out. */
export const Ours = ({ dataProvider, count, shown }: TableProps) => {
  const queryClient = useMemo(keeping, [])
  const store = useMemo(() => memoryStore(), [])
  return (
    <MemoryRouter initialEntries={[`${trades.path}?perPage=${count}`]}>
      <ThemeRoot>
        <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={store}>
          <Spoken>
            <DeclarationsProvider areas={areasOf(resources)} components={noComponents}>
              {shown && (
                <ResourceContextProvider value={resourceName(trades)}>
                  <SelectionProvider>
                    <ActionHost>
                      <List />
                    </ActionHost>
                  </SelectionProvider>
                </ResourceContextProvider>
              )}
            </DeclarationsProvider>
          </Spoken>
        </CoreAdminContext>
      </ThemeRoot>
    </MemoryRouter>
  )
}

const List = () => {
  const state = useListScreen(trades)
  const actions = useRowActions(trades)
  const columns = useColumns(trades, state.rows)
  const parts = useMemo(() => ({ selectable: true, ...actions }), [actions])
  return (
    <ListStateProvider value={state}>
      <div className="list-frame">
        <Table columns={columns} parts={parts} />
      </div>
    </ListStateProvider>
  )
}
