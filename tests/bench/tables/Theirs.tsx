import trades from '@resources/pay/trade/trade.area'
import { useMemo } from 'react'
import { AdminContext, DataTable, DateField, ListBase, memoryStore } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { type Field, resourceName } from '@/declaration'
import { Spoken } from '@/i18n/LiveLanguage'
import { keeping, type TableProps } from './tableProps'

const sort = { field: 'create_time', order: 'DESC' } as const
const nothing = <span />

const Moment = ({ source = '' }: { source?: string }) => (
  <DateField source={source} showTime locales="zh-CN" />
)

/** A plain field for each kind: texts and choices as they are, amounts and times in the browser's own format. */
const columnOf = (name: string, field: Field | undefined) => {
  const shared = { source: name, label: field?.label.zh, disableSort: !trades.list.sortable.includes(name) }
  if (field?.kind === 'money') return <DataTable.NumberCol key={name} {...shared} />
  if (field?.kind === 'timestamp') return <DataTable.Col key={name} {...shared} field={Moment} />
  return <DataTable.Col key={name} {...shared} />
}

/** react-admin's table of the same columns with ticks, in the providers it comes with; without a toolbar for what is ticked. */
export const Theirs = ({ dataProvider, count, shown }: TableProps) => {
  const queryClient = useMemo(keeping, [])
  const store = useMemo(() => memoryStore(), [])
  const fields: { readonly [name: string]: Field } = trades.fields
  return (
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} queryClient={queryClient} store={store}>
        <Spoken>
          {shown && (
            <ListBase resource={resourceName(trades)} perPage={count} sort={sort}>
              <DataTable rowClick={false} bulkActionButtons={nothing} bulkActionsToolbar={nothing}>
                {trades.list.columns.map((name) => columnOf(name, fields[name]))}
              </DataTable>
            </ListBase>
          )}
        </Spoken>
      </AdminContext>
    </MemoryRouter>
  )
}
