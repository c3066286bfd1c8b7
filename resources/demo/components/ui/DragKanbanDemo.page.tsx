import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Button } from '@/ui/Button'
import { Columns, DropColumn, ItemBox, PlainButton } from './drag/boxes'
import { DragArea, useDragItem } from './drag/DragArea'
import type { Lists, Place } from './drag/lists'

const texts = {
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

const Mission = ({ id, list, index }: Place & { id: string }) => {
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

export default function DragKanbanDemo() {
  const say = useSay()
  const [lists, setLists] = useState(start)
  return (
    <DemoPage
      about={texts.about}
      actions={
        <Button disabled={lists === start} onClick={() => setLists(start)}>
          {say(texts.reset)}
        </Button>
      }
    >
      <DragArea
        lists={lists}
        onChange={setLists}
        nameOf={(id) => say(texts.mission, { number: id })}
        listName={(list) => say(columns[list as ColumnName])}
      >
        <Columns>
          {columnNames.map((name) => (
            <DropColumn
              key={name}
              list={name}
              name={say(columns[name])}
              count={lists[name]?.length ?? 0}
              none={say(texts.none)}
              tone={tones[name]}
            >
              {lists[name]?.map((id, index) => (
                <Mission key={id} id={id} list={name} index={index} />
              ))}
            </DropColumn>
          ))}
        </Columns>
      </DragArea>
    </DemoPage>
  )
}
