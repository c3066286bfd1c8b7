import type { ReactNode } from 'react'
import { type RaRecord, useCreatePath, useResourceContext } from 'react-admin'
import type { Resource } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useLocale, useSay } from '@/i18n/useSay'
import { RecordActions } from '../actions/RecordActions'
import { titleOf } from '../recordName'

/** The record's name for people. */
export const useTitle = (resource: Resource, record: RaRecord | undefined): string => {
  const locale = useLocale()
  return record ? titleOf(resource, record, locale) : ''
}

/** The document title while a detail is open: the record, its area, the console. */
export const DetailDocumentTitle = ({ resource, title }: { resource: Resource; title: string }) => {
  const say = useSay()
  const locale = useLocale()
  const parts = [title, textIn(resource.label, locale), say('console.shell.brand')].filter(Boolean)
  return <title>{parts.join(' - ')}</title>
}

/** The record's name and its actions. */
export const DetailHead = ({
  titleId,
  title,
  resource,
  record,
  loading,
  level: Heading,
}: {
  titleId: string
  title: string
  resource: Resource
  record: RaRecord | undefined
  loading: boolean
  level: 'h1' | 'h2'
}): ReactNode => {
  const say = useSay()
  const mono = title !== '' && resource.fields[resource.title]?.kind === 'code'
  const waiting = !record && loading
  return (
    <div className="show-head">
      <Heading id={titleId} className={mono ? 'kind-code' : undefined}>
        {waiting ? <span className="show-bar" /> : title || say(resource.label)}
      </Heading>
      {record && (
        <div className="show-actions">
          <RecordActions record={record} />
        </div>
      )}
    </div>
  )
}

/** The addresses of a record's detail, over its list and as a page, and of its list. */
export const useAddresses = (id: string): { drawer: string; page: string; list: string } => {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return {
    drawer: createPath({ resource, type: 'show', id }),
    page: `${createPath({ resource, type: 'edit', id })}/page`,
    list: createPath({ resource, type: 'list' }),
  }
}
