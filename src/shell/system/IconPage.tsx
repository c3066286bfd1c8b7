import SearchOff from '@mui/icons-material/SearchOff'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useRef, useState } from 'react'
import { icons, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Card'
import { useCopy } from '@/ui/CopyButton'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { PageHead } from '@/ui/PageHead'
import { findIcons, iconWords } from './iconWords'

const columnsOf = (tiles: readonly HTMLElement[]): number => {
  const [first] = tiles
  const next = tiles.findIndex(({ offsetTop }) => offsetTop > (first?.offsetTop ?? 0))
  return next < 0 ? tiles.length : next
}

/** Makes a grid of buttons a single tab stop: arrows, Home and End move inside it. */
const useGridKeys = (count: number) => {
  const grid = useRef<HTMLUListElement>(null)
  const [wanted, setCurrent] = useState(0)
  const current = Math.min(wanted, Math.max(count - 1, 0))

  const allTiles = () => [...(grid.current?.querySelectorAll('button') ?? [])]
  const go = (to: number) => {
    const tile = allTiles()[to]
    if (!tile) return
    setCurrent(to)
    tile.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = allTiles()
    const columns = columnsOf(tiles)
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current + columns,
      ArrowUp: current - columns,
      Home: 0,
      End: tiles.length - 1,
    }
    const to = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(to)
  }
  return {
    gridProps: { ref: grid, onKeyDown },
    tileProps: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
    enter: () => go(current),
  }
}

const texts = {
  title: l('图标', 'Icons', 'Iconos'),
  count: l('共 {count} 个', '{count} in all', '{count} en total'),
  found: l('找到 {count} 个', '{count} found', '{count} encontrados'),
  about: l(
    '业务声明和菜单可以使用的全部图标。点击图标即可复制名称，填入声明的 icon 或菜单的 meta.icon。',
    'All icons that a declaration or a menu may name. A click copies the name, for icon in a declaration or meta.icon in a menu.',
    'Todos los iconos que puede nombrar una declaración o un menú. Un clic copia el nombre, para icon en la declaración o meta.icon en el menú.',
  ),
  search: l('搜索图标名称或含义', 'Search by name or meaning', 'Buscar por nombre o significado'),
  none: l('没有符合“{word}”的图标', 'No icon fits “{word}”', 'Ningún icono coincide con «{word}»'),
  clear: l('清除搜索', 'Clear the search', 'Borrar la búsqueda'),
  copy: l('复制图标名称', 'Copies the name', 'Copia el nombre'),
  all: l('全部图标', 'All icons', 'Todos los iconos'),
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 12,
  listStyle: 'none',
})

const Tile = styled('button')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  boxSizing: 'border-box',
  width: '100%',
  height: 92,
  padding: 8,
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: theme.palette.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { marginBottom: 4, fontSize: 24 },
  '& code': { fontFamily: 'var(--font-mono)', fontSize: 12 },
  '& small': { fontSize: 12, color: theme.palette.text.secondary },
  '&:hover': { borderColor: theme.palette.primary.main, backgroundColor: theme.console.colours.ground.hover },
  '&:hover svg': { color: theme.palette.primary.main },
}))

const IconPage = () => {
  const say = useSay()
  const copy = useCopy()
  const [wanted, setWanted] = useState('')
  const found = findIcons(icons, wanted)
  const { gridProps, tileProps, enter } = useGridKeys(found.length)
  const count = say(wanted.trim() ? texts.found : texts.count, { count: found.length })
  return (
    <>
      <PageHead title={say(texts.title)} count={count} about={say(texts.about)} />
      <TextField
        type="search"
        value={wanted}
        placeholder={say(texts.search)}
        onChange={({ target }) => setWanted(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          enter()
        }}
        slotProps={{ htmlInput: { 'aria-label': say(texts.search) } }}
        sx={{ display: 'block', width: 320, maxWidth: '100%', mb: 3, '& > div': { width: '100%' } }}
      />
      <Sheet>
        {found.length === 0 ? (
          <EmptyState picture={<SearchOff />} title={say(texts.none, { word: wanted.trim() })}>
            <Button onClick={() => setWanted('')}>{say(texts.clear)}</Button>
          </EmptyState>
        ) : (
          <Grid {...gridProps} aria-label={say(texts.all)}>
            {found.map((name, index) => (
              <li key={name}>
                <Tile
                  {...tileProps(index)}
                  type="button"
                  aria-description={say(texts.copy)}
                  onClick={() => void copy(name)}
                >
                  <Icon name={name} />
                  <code>{name}</code>
                  <small>{say(iconWords[name])}</small>
                </Tile>
              </li>
            ))}
          </Grid>
        )}
      </Sheet>
    </>
  )
}

export default IconPage
