import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { styled } from '@mui/material/styles'
import { DemoPage, Padded } from '@resources/demo/ui/DemoPage'
import { type ReactNode, useId, useState } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Section } from '@/ui/Card'
import { CheckMenu, toggled } from './CheckMenu'
import { movable, PlainButton } from './drag/boxes'
import { DragArea, useDragItem, useDropList } from './drag/DragArea'
import type { Place } from './drag/lists'

const texts = {
  about: l(
    '拖动已选项可以改变它们的顺序。键盘：空格拿起，方向键移动，空格放下，Esc 放回；Delete 移除。',
    'Drag what is chosen into another order. Keyboard: Space lifts, arrows move, Space drops, Esc puts it back; Delete removes it.',
    'Arrastre lo elegido a otro orden. Teclado: Espacio levanta, las flechas mueven, Espacio suelta, Esc lo devuelve; Supr lo quita.',
  ),
  fruit: l('水果', 'Fruit', 'Frutas'),
  choose: l('选择', 'Choose', 'Elegir'),
  none: l('请选择', 'Please choose', 'Elija'),
  order: l('选择的顺序', 'The order of the choice', 'El orden de la elección'),
  remove: l('移除 {item}', 'Remove {item}', 'Quitar {item}'),
}

const fruits: Readonly<Record<string, Label>> = {
  apple: l('苹果', 'Apple', 'Manzana'),
  banana: l('香蕉', 'Banana', 'Plátano'),
  orange: l('橙子', 'Orange', 'Naranja'),
  pear: l('梨', 'Pear', 'Pera'),
  strawberry: l('草莓', 'Strawberry', 'Fresa'),
}

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

const Chip = styled('li')(({ theme }) => ({
  display: 'flex',
  height: theme.console.size.smallControl,
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: 4,
  color: theme.palette.text.primary,
  backgroundColor: theme.console.colours.ground.head,
  ...movable(theme),
}))

const Name = styled(PlainButton)({ padding: '0 4px 0 8px' })
const Remove = styled(PlainButton)({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  padding: 0,
  cursor: 'pointer',
})

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

interface FruitChipProps extends Place {
  readonly id: string
  readonly name: string
  readonly onRemove: () => void
}

const FruitChip = ({ id, name, onRemove, ...place }: FruitChipProps) => {
  const say = useSay()
  const { ref, moving, grip } = useDragItem(id, place)
  const removeAndGoOn = (chip: Element | null) => {
    const beside = chip?.nextElementSibling ?? chip?.previousElementSibling
    const field = chip?.closest('[role=group]')
    const next = beside?.querySelector('button') ?? field?.querySelector<HTMLElement>('[aria-haspopup]')
    // A removed item is not held any more.
    grip.onBlur()
    onRemove()
    next?.focus()
  }
  return (
    <Chip ref={ref} data-moving={moving || undefined}>
      <Name
        type="button"
        {...grip}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace')
            removeAndGoOn(event.currentTarget.closest('li'))
          else grip.onKeyDown(event)
        }}
      >
        {name}
      </Name>
      <Remove
        type="button"
        aria-label={say(texts.remove, { item: name })}
        onClick={({ currentTarget }) => removeAndGoOn(currentTarget.closest('li'))}
      >
        <Close style={{ fontSize: 14 }} />
      </Remove>
    </Chip>
  )
}

const Chosen = ({ children }: { children: ReactNode }) => {
  const say = useSay()
  return (
    <Chips ref={useDropList(list)} aria-label={say(texts.fruit)} data-none={say(texts.none)}>
      {children}
    </Chips>
  )
}

export default function DragSelectDemo() {
  const say = useSay()
  const labelId = useId()
  const [ids, setIds] = useState<readonly string[]>(['apple', 'banana', 'orange'])
  const nameOf = (id: string) => {
    const fruit = fruits[id]
    return fruit ? say(fruit) : id
  }
  return (
    <DemoPage about={texts.about}>
      <Padded>
        <div id={labelId} style={{ marginBottom: 4 }}>
          {say(texts.fruit)}
        </div>
        <DragArea
          lists={{ [list]: ids }}
          onChange={(lists) => setIds(lists[list] ?? [])}
          nameOf={nameOf}
          flow="across"
        >
          <Field role="group" aria-labelledby={labelId}>
            <Chosen>
              {ids.map((id, index) => (
                <FruitChip
                  key={id}
                  id={id}
                  name={nameOf(id)}
                  list={list}
                  index={index}
                  onRemove={() => setIds(toggled(ids, id))}
                />
              ))}
            </Chosen>
            <CheckMenu
              size="small"
              startIcon={<Add />}
              options={Object.entries(fruits)}
              chosen={ids}
              onChoose={setIds}
            >
              {say(texts.choose)}
            </CheckMenu>
          </Field>
        </DragArea>
      </Padded>
      <Section title={say(texts.order)}>
        <Mirror>
          {ids.map((id) => (
            <li key={id}>{nameOf(id)}</li>
          ))}
        </Mirror>
      </Section>
    </DemoPage>
  )
}
