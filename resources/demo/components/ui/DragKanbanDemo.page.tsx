import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { PageHead } from '@/ui/PageHead'
import { Column, Columns, ItemBox, Items, PlainButton } from './drag/boxes'
import { DragArea } from './drag/DragArea'
import type { Lists } from './drag/lists'
import { useDragItem, useDropList } from './drag/useDragItem'

const texts = {
  title: l('可拖拽看板', 'Kanban', 'Kanban'),
  about: l(
    '把任务拖到别的列或别的位置。键盘：空格拿起，上下键在列内移动，左右键换列，空格放下，Esc 放回。',
    'Drag a mission to another place or column. Keyboard: Space lifts, up and down move within the column, left and right change it, Space drops, Esc puts it back.',
    'Arrastre una misión a otro lugar o columna. Teclado: Espacio levanta, arriba y abajo mueven en la columna, izquierda y derecha la cambian, Espacio suelta y Esc la devuelve.',
  ),
  reset: l('重新开始', 'Start over', 'Empezar de nuevo'),
  mission: l('任务 {number}', 'Mission {number}', 'Misión {number}'),
  none: l('拖到这里', 'Drop here', 'Suelte aquí'),
}

const columns = {
  todo: l('待办', 'Todo', 'Pendiente'),
  working: l('进行中', 'Working', 'En curso'),
  done: l('已完成', 'Done', 'Hecho'),
}
type ColumnName = keyof typeof columns
const columnNames = Object.keys(columns) as readonly ColumnName[]

const tones = { todo: 'primary', working: 'warning', done: 'success' } as const

const start: Lists = {
  todo: ['1', '2', '3', '4'],
  working: ['5', '6', '7'],
  done: ['8', '9', '10'],
}

const Head = styled('h2', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: (typeof tones)[ColumnName]
}>(({ theme, tone }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  padding: '8px 12px',
  fontSize: 14,
  fontWeight: 600,
  borderTop: `3px solid ${theme.console.colours.tone[tone].vivid}`,
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  backgroundColor: theme.console.colours.ground.head,
  '& > span': { color: theme.palette.text.secondary, fontWeight: 400 },
}))

const Mission = ({ id, list, index }: { id: string; list: string; index: number }) => {
  const say = useSay()
  const { ref, moving, grip } = useDragItem(id, { list, index })
  return (
    <ItemBox ref={ref} data-moving={moving || undefined}>
      <PlainButton type="button" {...grip}>
        {say(texts.mission, { number: id })}
      </PlainButton>
    </ItemBox>
  )
}

const MissionColumn = ({ name, ids }: { name: ColumnName; ids: readonly string[] }) => {
  const say = useSay()
  return (
    <Column>
      <Head tone={tones[name]}>
        {say(columns[name])}
        <span>{ids.length}</span>
      </Head>
      <Items ref={useDropList(name)} aria-label={say(columns[name])} data-none={say(texts.none)}>
        {ids.map((id, index) => (
          <Mission key={id} id={id} list={name} index={index} />
        ))}
      </Items>
    </Column>
  )
}

/** A board with three columns. */
const DragKanbanDemo = () => {
  const say = useSay()
  const [lists, setLists] = useState(start)
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)}>
        <Button disabled={lists === start} onClick={() => setLists(start)}>
          {say(texts.reset)}
        </Button>
      </PageHead>
      <DragArea
        lists={lists}
        onChange={setLists}
        nameOf={(id) => say(texts.mission, { number: id })}
        listName={(list) => say(columns[list as ColumnName])}
      >
        <Columns>
          {columnNames.map((name) => (
            <MissionColumn key={name} name={name} ids={lists[name] ?? []} />
          ))}
        </Columns>
      </DragArea>
    </>
  )
}

export default DragKanbanDemo
