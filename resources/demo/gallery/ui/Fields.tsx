import { Form, type RaRecord, useGetOne } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { useDeclaration } from '@/screens/declarations'
import { TakenValues } from '@/screens/form/TakenValues'
import { KindCell, KindField } from '@/screens/kinds/kit'
import { detailMeta } from '@/screens/show/useDetail'
import { Skeleton } from '@/ui/Loading'
import { InMui } from '@/ui/late'
import source from '../kindGallery.area.ts?raw'
import { InForm } from './InForm'
import { Specimen } from './Specimen'
import { snippetOf } from './snippets'
import { texts } from './texts'
import { useSamples } from './useSamples'

/** A field of every kind in a list, a detail and a form. */
export const Fields = () => {
  const [first] = useSamples()
  return first ? <FieldsOf id={first.id} /> : <Skeleton height={240} />
}

const FieldsOf = ({ id }: Pick<RaRecord, 'id'>) => {
  const say = useSay()
  const { path, fields, key } = useDeclaration()
  const { data: record } = useGetOne<RaRecord>(path.slice(1), { id, meta: detailMeta })
  if (!record) return <Skeleton height={240} />
  return (
    <InMui>
      <Form record={record}>
        <TakenValues held={record} />
        <div className="gallery-list">
          {Object.entries(fields).map(([name, field]) => {
            const shown = { field, name, value: record[name], record }
            return (
              <Specimen
                key={name}
                title={`${field.kind} · ${say(field.label)}`}
                source={snippetOf(source, ['fields', name])}
              >
                <dl>
                  <dt>{say(texts.inTable)}</dt>
                  <dd>
                    <KindCell {...shown} />
                  </dd>
                  <dt>{say(texts.inDetail)}</dt>
                  <dd>
                    <KindField {...shown} />
                  </dd>
                  {!key.includes(name) && (
                    <>
                      <dt>{say(texts.inForm)}</dt>
                      <dd>
                        <InForm field={field} name={name} record={record} />
                      </dd>
                    </>
                  )}
                </dl>
              </Specimen>
            )
          })}
        </div>
      </Form>
    </InMui>
  )
}
