import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { Locale, Resource } from '@/declaration'
import { textIn } from '@/declaration/label'
import { colon, comma, semicolon } from '@/declaration/punctuation'
import { type TableFormat, tableFormats } from '@/files/table'
import { formatInteger } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import type { ExportOrder } from '@/runs/exportRun'
import { DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { useColumns } from '../list/columns'
import { setFilters } from '../list/filters/FilterChips'
import type { Loaded } from '../list/useList'
import { useOwnSetting } from '../ownSettings'
import { formatTexts, texts } from './texts'
import { unlistedFields } from './unlisted'

interface Option<V extends string> {
  readonly value: V
  readonly label: string
  readonly help?: string
}

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly options: readonly (Option<V> | false)[]
  readonly value: V
  readonly onChoose: (value: V) => void
}

/** A choice between a few options, each with an explanation. A single option is shown as text. */
const Choice = <V extends string>({ label, options: all, value, onChoose }: ChoiceProps<V>) => {
  const labelId = useId()
  const options = all.filter((option) => option !== false)
  return (
    <FormControl sx={{ display: 'block' }}>
      <FormLabel id={labelId} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </FormLabel>
      {options.length === 1 ? (
        options.map((option) => <Said key={option.value} {...option} />)
      ) : (
        <RadioGroup
          aria-labelledby={labelId}
          value={value}
          onChange={(_, next) => {
            const chosen = options.find((option) => option.value === next)
            if (chosen) onChoose(chosen.value)
          }}
        >
          {options.map((option) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              control={<Radio size="small" sx={{ p: 0, mr: 1 }} />}
              label={<Said {...option} />}
              sx={{ alignItems: 'flex-start', mx: 0, mt: 1 }}
            />
          ))}
        </RadioGroup>
      )}
    </FormControl>
  )
}

const Said = ({ label, help }: { label: string; help?: string }) => (
  <span>
    {label}
    {help !== undefined && (
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {help}
      </Box>
    )}
  </span>
)

/** Exports of this many rows take minutes. */
const manyRows = 100_000

const noRows: readonly RaRecord[] = []

const unlisted = (resource: Resource, locale: Locale) =>
  unlistedFields(resource).flatMap((name) => {
    const field = resource.fields[name]
    return field ? [{ name, label: textIn(field.label, locale), field }] : []
  })

const formats = ['xlsx', 'csv'] as const satisfies readonly TableFormat[]

interface ExportSetupProps {
  readonly resource: Resource
  /** The list as shown; the export covers everything that its filter matches. */
  readonly loaded: Loaded
  readonly selected: readonly RaRecord[]
  readonly start: 'matching' | 'selected'
  readonly onStart: (order: ExportOrder) => void
}

export const ExportSetup = ({ resource, loaded, selected, start, onStart }: ExportSetupProps) => {
  const say = useSay()
  const locale = useLocale()
  const columns = useColumns(resource, noRows)
  const [stored, setFormat] = useOwnSetting<unknown>('export.format', null)
  const format = tableFormats.find((one) => one === stored) ?? 'xlsx'
  const [rows, setRows] = useState(start)
  const [extent, setExtent] = useState<'shown' | 'all'>('shown')
  const { params, total } = loaded
  const filters = setFilters(resource, params.filter, locale)
  const filtered = filters.length > 0
  const count = rows === 'selected' ? selected.length : total
  const all = [...columns.all, ...unlisted(resource, locale)]
  const shown = columns.all.filter((column) => column.shown)
  const hidden = all.filter((column) => !shown.some((one) => one === column))
  const chosen = extent === 'shown' ? shown : all
  const label = textIn(resource.label, locale)

  const submit = () =>
    onStart({
      resource,
      format,
      locale,
      title: label,
      columns: chosen.map(({ name, label, field }) => ({ name, label, field })),
      rows:
        rows === 'selected'
          ? selected
          : { sort: { field: params.sort, order: params.order }, filter: params.filter, total },
    })
  const namesOf = (some: typeof chosen) => some.map((column) => column.label).join(say(comma))
  return (
    <>
      <DialogBody gap={8}>
        <Choice
          label={say(texts.rows)}
          value={rows}
          onChoose={setRows}
          options={[
            {
              value: 'matching',
              label: say(filtered ? texts.matching : texts.every, { count: formatInteger(total) }),
              help: filtered
                ? filters.map((filter) => `${filter.label}${say(colon)}${filter.text}`).join(say(semicolon))
                : say(texts.noFilter),
            },
            selected.length > 0 && {
              value: 'selected',
              label: say(texts.selected, { count: formatInteger(selected.length) }),
            },
          ]}
        />
        <Choice
          label={say(texts.format)}
          value={format}
          onChoose={setFormat}
          options={formats.map((value) => ({
            value,
            label: formatTexts[value].name,
            help: say(formatTexts[value].help),
          }))}
        />
        <Choice
          label={say(texts.columns)}
          value={extent}
          onChoose={setExtent}
          options={[
            {
              value: 'shown',
              label: say(texts.shown, { count: shown.length }),
              help: namesOf(shown),
            },
            hidden.length > 0 && {
              value: 'all',
              label: say(texts.all, { count: all.length }),
              help: say(texts.also, { names: namesOf(hidden) }),
            },
          ]}
        />
        {count === 0 && <Notice severity="info">{say(texts.nothing)}</Notice>}
        {count >= manyRows && <Notice severity="info">{say(texts.many)}</Notice>}
      </DialogBody>
      <DialogFooter
        cancel={say('console.form.cancel')}
        confirm={count === 1 ? say(texts.startOne) : say(texts.start, { count: formatInteger(count) })}
        disabled={count === 0}
        onConfirm={submit}
      />
    </>
  )
}
