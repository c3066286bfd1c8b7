import { type RefObject, useEffect, useMemo } from 'react'
import { useResourceContext } from 'react-admin'
import { type Choices, type Json, l, type WireRecord } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { useDeclaration } from '../declarations'
import { useKeptDraft } from '../drafts/useKeptDraft'
import type { FormField } from '../form/formFields'
import { importFields } from './importable'
import { type ChosenFile, columnsOf, guessMapping, type Mapping } from './mapping'

export type MappingDraft = Pick<ReturnType<typeof useKeptDraft>, 'settle' | 'giveUp'>

interface KeptMappingProps {
  readonly chosen: ChosenFile
  readonly isShown: boolean
  readonly draft: RefObject<MappingDraft | undefined>
  readonly onMapping: (mapping: Mapping) => void
}

const nameOf = (column: number) => `column_${column}`

const valuesOf = (mapping: Mapping): WireRecord =>
  Object.fromEntries(mapping.map((field, column): [string, Json] => [nameOf(column), field ?? '']))

/** Remembers how columns were mapped, and offers that when a file with the same columns is chosen again. */
export const KeptMapping = ({ chosen, isShown, draft, onMapping }: KeptMappingProps) => {
  const resource = useDeclaration()
  const locale = useLocale()
  const area = useResourceContext() ?? ''
  const { table, mapping } = chosen
  const [fields, start] = useMemo(() => {
    const own = importFields(resource)
    const of: Choices = Object.fromEntries(own.map(({ name, field }) => [name, field.label]))
    const columns = columnsOf(table).map(({ index, header, letters }): FormField => {
      const name = header || letters
      return { name: nameOf(index), field: { kind: 'choice', label: l(name, name, name), of } }
    })
    return [columns, valuesOf(guessMapping(table.header, own, locale))] as const
  }, [resource, table, locale])
  const drafts = useKeptDraft({
    place: {
      key: `import ${area} ${JSON.stringify(table.header)}`,
      kind: 'import',
      about: resource.label,
      to: resource.path,
    },
    fields,
    start,
    values: () => valuesOf(mapping),
    titleOf: () => chosen.name,
    apply: (values) =>
      onMapping(
        mapping.map((before, column) => {
          const field = values[nameOf(column)]
          return field === undefined ? before : typeof field === 'string' && field !== '' ? field : undefined
        }),
      ),
  })
  const { notices, touch, settle, giveUp } = drafts
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a column is mapped
  useEffect(touch, [mapping, touch])
  useEffect(() => {
    draft.current = { settle, giveUp }
  }, [draft, settle, giveUp])
  return isShown && notices ? <div style={{ padding: '0 20px 8px' }}>{notices}</div> : null
}
