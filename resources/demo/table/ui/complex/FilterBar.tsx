import Add from '@mui/icons-material/Add'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Search from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import article from '@resources/demo/article/article.area'
import { useSay } from '@/i18n/useSay'
import type { Filters, Sort } from './filters'
import { texts } from './texts'

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 12px',
  padding: theme.console.size.gap,
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  // On phones the filters share lines, with the buttons below.
  [theme.breakpoints.down('sm')]: { '& > .MuiTextField-root': { flex: '1 1 140px', width: 'auto' } },
}))

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly width: number
  readonly onChoose: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, options, width, onChoose }: ChoiceProps<Value>) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = options.find(([one]) => one === target.value)
      if (chosen) onChoose(chosen[0])
    }}
    sx={{ width }}
    slotProps={{ select: { displayEmpty: true } }}
  >
    {options.map(([one, word]) => (
      <MenuItem key={one} value={one}>
        {word}
      </MenuItem>
    ))}
  </TextField>
)

interface FilterBarProps {
  readonly filters: Filters
  readonly onFilter: (filters: Filters) => void
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly reviewer: boolean
  readonly onReviewer: (shown: boolean) => void
  readonly exporting: boolean
  readonly onSearch: () => void
  readonly onAdd: () => void
  readonly onExport: () => void
}

/** Filters, sort order, and actions on the list. */
export const FilterBar = (props: FilterBarProps) => {
  const { filters, onFilter, sort, onSort, reviewer, onReviewer, onSearch, onAdd, onExport } = props
  const say = useSay()
  const { of: regions } = article.fields.type
  return (
    <Form
      role="search"
      aria-label={say(texts.filters)}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <TextField
        label={say(texts.filterTitle)}
        value={filters.title}
        onChange={({ target }) => onFilter({ ...filters, title: target.value })}
        sx={{ width: 200 }}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <Choice
        label={say(texts.importance)}
        value={filters.importance}
        options={[
          ['', say(texts.any)],
          ...['1', '2', '3'].map((count) => [count, say(texts.stars, { count })] as const),
        ]}
        width={120}
        onChoose={(importance) => onFilter({ ...filters, importance })}
      />
      <Choice
        label={say(texts.type)}
        value={filters.type}
        options={[
          ['', say(texts.any)],
          ...Object.entries(regions).map(
            ([key, label]) => [key, say(texts.region, { name: say(label), key })] as const,
          ),
        ]}
        width={150}
        onChoose={(type) => onFilter({ ...filters, type })}
      />
      <Choice<Sort>
        label={say(texts.sort)}
        value={sort}
        options={[
          ['+id', say(texts.ascending)],
          ['-id', say(texts.descending)],
        ]}
        width={150}
        onChoose={onSort}
      />
      <Button type="submit" variant="contained" startIcon={<Search />}>
        {say(texts.search)}
      </Button>
      <Button startIcon={<Add />} onClick={onAdd}>
        {say(texts.add)}
      </Button>
      <Button startIcon={<Download />} loading={props.exporting} onClick={onExport}>
        {say(texts.export)}
      </Button>
      <FormControlLabel
        label={say(texts.reviewer)}
        control={<Checkbox checked={reviewer} onChange={(_, shown) => onReviewer(shown)} />}
        sx={{ mx: 0 }}
      />
    </Form>
  )
}
