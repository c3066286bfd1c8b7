import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { emptyOf, isSame, type Resource, resourceName, textIn } from '@/declaration'
import { isStamp } from '@/declaration/changes'
import { comma } from '@/declaration/punctuation'
import { formatTimestamp } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { fetchHistory, type HistoryEntry } from '@/platform/history'
import { Notice } from '@/ui/Notice'
import { formFields } from '../form/formFields'
import { isMasked } from '../kinds/masked'
import { Failure } from '../kinds/parts/Failure'
import { revertTexts } from './texts'

export interface RevertedProps {
  readonly resource: Resource
  readonly record: RaRecord
  /** The history entry to revert. */
  readonly entry: number
}

/** Names of fields, by what happened to them. */
interface Outcome {
  readonly taken: readonly string[]
  readonly same: readonly string[]
  readonly left: readonly string[]
}

/** Reverts a history entry's changes in the surrounding form, and says which fields were put back and which were not. */
export const Reverted = ({ resource, record, entry }: RevertedProps) => {
  const say = useSay()
  const locale = useLocale()
  const { getValues, setValue } = useFormContext()
  const [outcome, setOutcome] = useState<Outcome>()
  const id = String(record.id)
  const { data, error, refetch } = useQuery({
    queryKey: [resourceName(resource), 'history', id, entry],
    queryFn: ({ signal }) => fetchHistory({ area: resource.name, id, before: entry + 1, limit: 1, signal }),
    staleTime: 'static',
    retry: false,
  })
  const found = data?.items.find((one) => one.entry === entry && one.kind === 'change')

  const putBack = useEffectEvent(({ changes, hidden }: HistoryEntry) => {
    const taken: string[] = []
    const same: string[] = []
    const left: string[] = [...hidden]
    for (const [name, [from]] of Object.entries(changes)) {
      if (isStamp(resource, name)) continue
      const field = formFields(resource).find((one) => one.name === name)?.field
      // Reverting to a masked value would save the asterisks.
      if (!field || field.kind === 'secret' || isMasked(field, from)) left.push(name)
      else if (isSame(field, getValues(name), from)) same.push(name)
      else {
        setValue(name, from ?? emptyOf(field), { shouldDirty: true })
        taken.push(name)
      }
    }
    setOutcome({ taken, same, left })
  })
  const isDue = outcome === undefined
  useEffect(() => {
    if (found && isDue) putBack(found)
  }, [found, isDue])

  const named = (names: readonly string[]) => ({
    fields: names
      .map((name) => (resource.fields[name] ? textIn(resource.fields[name].label, locale) : name))
      .join(textIn(comma, locale)),
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (data && !found) return <Notice severity="warning">{say(revertTexts.gone)}</Notice>
  if (!found || !outcome)
    return (
      <Notice severity="info" role="status">
        {say(revertTexts.reading)}
      </Notice>
    )
  const { taken, same, left } = outcome
  const time = formatTimestamp(found.at)
  return (
    <Notice severity={taken.length > 0 ? 'info' : 'warning'} role="status">
      {taken.length > 0
        ? say(revertTexts.taken, { time, ...named(taken) })
        : say(revertTexts.nothing, { time })}
      {same.length > 0 && <div>{say(revertTexts.same, named(same))}</div>}
      {left.length > 0 && <div>{say(revertTexts.left, named(left))}</div>}
    </Notice>
  )
}
