import Search from '@mui/icons-material/Search'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import article from '@resources/demo/article/article.area'
import { starsText } from '@resources/demo/article/ui/ArticleTable'
import type { ReactNode } from 'react'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import type { Filters, Sort } from './filters'
import { texts } from './texts'

const { fields } = article

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

interface FilterBarProps {
  readonly filters: Filters
  readonly onFilter: (filters: Filters) => void
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly onSearch: () => void
  readonly children: ReactNode
}

export const FilterBar = ({ filters, onFilter, sort, onSort, onSearch, children }: FilterBarProps) => {
  const say = useSay()
  const select = (
    label: string,
    width: number,
    value: string,
    options: readonly (readonly [value: string, word: string])[],
    onChoose: (value: string) => void,
  ) => (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
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
  const any = ['', say(texts.any)] as const
  const stars = ['1', '2', '3'].map((count) => [count, say(starsText, { count })] as const)
  const regions = Object.entries(fields.type.of).map(
    ([key, label]) => [key, say(texts.region, { name: say(label), key })] as const,
  )
  const orders = [['+id', say(texts.ascending)] as const, ['-id', say(texts.descending)] as const]
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
        label={say(fields.title.label)}
        value={filters.title}
        onChange={({ target }) => onFilter({ ...filters, title: target.value })}
        sx={{ width: 200 }}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      {select(say(fields.importance.label), 120, filters.importance, [any, ...stars], (importance) =>
        onFilter({ ...filters, importance }),
      )}
      {select(say(fields.type.label), 150, filters.type, [any, ...regions], (type) =>
        onFilter({ ...filters, type }),
      )}
      {select(say(texts.sort), 150, sort, orders, (chosen) => onSort(chosen === '-id' ? '-id' : '+id'))}
      <Button type="submit" variant="contained" startIcon={<Search />}>
        {say(texts.search)}
      </Button>
      {children}
    </Form>
  )
}
