import { LinkBase, useCreatePath, useGetManyAggregate } from 'react-admin'
import { type FieldOf, type Locale, type Resource, resourceName } from '@/declaration'
import { idOfReference, keyText } from '@/declaration/referred'
import { useAreaInTime } from '../declarations'
import { titleOf } from '../recordName'
import { isString, type KindLook, type ViewProps } from './look'
import { Raw } from './parts/Raw'

/** The area that a reference points to, once its declaration has loaded. */
export const useTarget = (field: FieldOf<'reference'>): Resource | undefined => useAreaInTime(field.to)

interface TargetProps {
  readonly target: Resource
  readonly value: string
  readonly locale: Locale
  readonly linked?: boolean
}

/** The other record's title, or its key until that has loaded or if the record is gone. */
const Title = ({ target, value, locale, linked }: TargetProps) => {
  const id = idOfReference(target.key, value)
  const resource = resourceName(target)
  const createPath = useCreatePath()
  // One call fetches all references on a page.
  const { data } = useGetManyAggregate(resource, { ids: [id] })
  const record = data?.[0]
  const title = (record && titleOf(target, record, locale)) || keyText(target.key, value)
  return linked && record ? (
    <LinkBase className="kind-link" to={createPath({ resource, type: 'show', id })}>
      {title}
    </LinkBase>
  ) : (
    <span title={title}>{title}</span>
  )
}

const Reference = ({
  field,
  linked,
  value,
  locale,
}: Pick<ViewProps<FieldOf<'reference'>, string>, 'field' | 'value' | 'locale'> & { linked?: boolean }) => {
  const target = useTarget(field)
  return target ? (
    <Title target={target} value={value} locale={locale} linked={linked} />
  ) : (
    <Raw value={value} />
  )
}

export const look: KindLook<FieldOf<'reference'>, string> = {
  takes: isString,
  stretches: true,
  Cell: Reference,
  Field: (props) => <Reference {...props} linked />,
  width: () => 120,
}
