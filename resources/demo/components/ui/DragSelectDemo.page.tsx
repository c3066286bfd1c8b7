import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Section, Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { DragArea } from './drag/DragArea'
import { FruitChip } from './drag/FruitChip'
import type { Lists } from './drag/lists'
import { useDropList } from './drag/useDragItem'

const texts = {
  title: l('拖拽选择框', 'Draggable select', 'Selector arrastrable'),
  about: l(
    '拖动已选项可以改变它们的顺序。键盘：空格拿起，方向键移动，空格放下，Esc 放回；Delete 移除。',
    'Drag what is chosen into another order. Keyboard: Space lifts, arrows move, Space drops, Esc puts it back; Delete removes it.',
    'Arrastre lo elegido a otro orden. Teclado: Espacio levanta, las flechas mueven, Espacio suelta, Esc lo devuelve; Supr lo quita.',
  ),
  fruit: l('水果', 'Fruit', 'Frutas'),
  choose: l('选择', 'Choose', 'Elegir'),
  none: l('请选择', 'Please choose', 'Elija'),
  order: l('选择的顺序', 'The order of the choice', 'El orden de la elección'),
}

const fruits = {
  apple: l('苹果', 'Apple', 'Manzana'),
  banana: l('香蕉', 'Banana', 'Plátano'),
  orange: l('橙子', 'Orange', 'Naranja'),
  pear: l('梨', 'Pear', 'Pera'),
  strawberry: l('草莓', 'Strawberry', 'Fresa'),
}
type Fruit = keyof typeof fruits
const names = Object.keys(fruits) as readonly Fruit[]

const list = 'chosen'

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  maxWidth: 640,
  padding: 3,
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: theme.shape.borderRadius,
  '&:focus-within': { borderColor: theme.palette.primary.main },
}))

const Chips = styled('ul')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  minHeight: theme.console.size.smallControl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty::before': {
    content: 'attr(data-none)',
    alignSelf: 'center',
    paddingLeft: 8,
    color: theme.palette.text.secondary,
  },
}))

const Mirror = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    padding: '2px 8px',
    borderRadius: 4,
    color: theme.palette.primary.main,
    backgroundColor: theme.console.colours.tone.primary.soft,
  },
}))

const Chosen = ({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) => {
  const say = useSay()
  return (
    <Chips ref={useDropList(list)} aria-label={say(texts.fruit)} data-none={say(texts.none)}>
      {ids.map((id, index) => (
        <FruitChip
          key={id}
          id={id}
          name={say(fruits[id as Fruit])}
          place={{ list, index }}
          onRemove={() => onRemove(id)}
        />
      ))}
    </Chips>
  )
}

const ChooseMenu = ({ ids, onToggle }: { ids: readonly string[]; onToggle: (id: string) => void }) => {
  const say = useSay()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const id = useId()
  return (
    <>
      <Button
        size="small"
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say(texts.choose)}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={ids.includes(name)}
            onClick={() => onToggle(name)}
          >
            <Checkbox
              checked={ids.includes(name)}
              disableRipple
              slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
            />
            {say(fruits[name])}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** A multi-select whose order can be changed. */
const DragSelectDemo = () => {
  const say = useSay()
  const labelId = useId()
  const [lists, setLists] = useState<Lists>({ [list]: ['apple', 'banana', 'orange'] })
  const ids = lists[list] ?? []
  const toggle = (id: string) =>
    setLists({ [list]: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] })
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Sheet style={{ padding: 16 }}>
        <div id={labelId} style={{ marginBottom: 4 }}>
          {say(texts.fruit)}
        </div>
        <DragArea lists={lists} onChange={setLists} nameOf={(id) => say(fruits[id as Fruit])} flow="across">
          <Field role="group" aria-labelledby={labelId}>
            <Chosen ids={ids} onRemove={toggle} />
            <ChooseMenu ids={ids} onToggle={toggle} />
          </Field>
        </DragArea>
      </Sheet>
      <Section title={say(texts.order)}>
        <Mirror>
          {ids.map((id) => (
            <li key={id}>{say(fruits[id as Fruit])}</li>
          ))}
        </Mirror>
      </Section>
    </>
  )
}

export default DragSelectDemo
