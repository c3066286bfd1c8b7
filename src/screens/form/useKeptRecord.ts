import { useMemo } from 'react'
import { type RaRecord, useResourceContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { oneOf, type Resource } from '@/declaration'
import { startingValue } from '@/declaration/startingValue'
import { useLocale } from '@/i18n/useSay'
import { versionOf } from '@/platform/dataProvider'
import { useDeclaration, useDeclared } from '../declarations'
import { titleOf } from '../recordName'
import type { KeptForm } from './FormDraft'
import { formFields } from './formFields'

/** What a new record's form starts with. */
export const emptyRecord = (resource: Resource): RaRecord => ({
  id: '',
  ...Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      resource.save?.fields.includes(name) || field.takenFrom !== undefined
        ? [[name, startingValue(field)]]
        : [],
    ),
  ),
})

/** How a record's form is kept: edits under the record's id, new records and copies side by side. */
export const useKeptRecord = (
  held: RaRecord | undefined,
  start: RaRecord,
  standOn: (earlier: RaRecord) => void,
): KeptForm => {
  const resource = useDeclaration()
  const declared = useDeclared()
  const name = useResourceContext() ?? ''
  const locale = useLocale()
  const { pathname } = useLocation()
  return useMemo((): KeptForm => {
    const about = oneOf(resource)
    const whole = declared.read(resource.name)
    return {
      place: held
        ? { key: `record ${name} ${held.id}`, kind: 'edit', about, to: pathname }
        : { key: `new ${name}`, kind: 'new', about, to: `${resource.path}/create` },
      fields: formFields(resource),
      start,
      since: held ? start : emptyRecord(resource),
      version: held && versionOf(held),
      titleOf: (mine) => titleOf(resource, { ...held, ...mine }, locale),
      isDeclared: (field) => whole?.fields[field] !== undefined,
      onRestored: (_fields, { version, base }) => {
        // Somebody has changed the record since, so merge their changes with what was typed.
        if (held && version !== undefined && version !== versionOf(held))
          standOn({ ...held, ...base, version })
      },
    }
  }, [resource, declared, name, locale, pathname, held, start, standOn])
}
