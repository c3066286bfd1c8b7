import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { DataTable } from '@resources/demo/ui/answers'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { useId, useState } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Section, Sheet } from '@/ui/Card'
import { chosenInOrder, chosenWith, type Fruit, fruits } from './chosenFruits'

const texts = {
  about: l(
    '勾选要显示的列。上表按固定的顺序排列，下表按勾选的先后排列。',
    'Tick the columns to show. The first table keeps their order, the second takes the order in which they are ticked.',
    'Marque las columnas que desea ver. La primera tabla mantiene su orden; la segunda, el orden en que se marcan.',
  ),
  fixed: l('固定表头，按照表头顺序排序', 'Fixed order of columns', 'Orden fijo de columnas'),
  clicked: l(
    '不固定表头，按照点击顺序排序',
    'Columns in the order of clicks',
    'Columnas en el orden de los clics',
  ),
  table: l('表格：{title}', 'Table: {title}', 'Tabla: {title}'),
  columns: l('显示的列', 'Columns', 'Columnas'),
  name: l('水果篮', 'Basket', 'Cesta'),
  basket: l('水果篮 {number}', 'Basket {number}', 'Cesta {number}'),
}

const names: Readonly<Record<Fruit, Label>> = {
  apple: l('苹果', 'Apples', 'Manzanas'),
  banana: l('香蕉', 'Bananas', 'Plátanos'),
  orange: l('橙子', 'Oranges', 'Naranjas'),
}

const baskets = [
  { number: 1, count: 10 },
  { number: 2, count: 20 },
]

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  padding: `8px ${theme.console.size.gap}px`,
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  '& > span': { color: theme.palette.text.secondary },
  '& label': { margin: 0 },
}))

const Baskets = ({ title, byClick }: { title: Label; byClick: boolean }) => {
  const say = useSay()
  const id = useId()
  const [clicked, click] = useState<readonly Fruit[]>(['apple', 'banana'])
  const columns = byClick ? clicked : chosenInOrder(clicked)
  return (
    <Section title={say(title)}>
      <Sheet style={{ maxWidth: 720 }}>
        <Choices role="group" aria-labelledby={id}>
          <span id={id}>{say(texts.columns)}</span>
          {fruits.map((fruit) => (
            <FormControlLabel
              key={fruit}
              label={say(names[fruit])}
              control={
                <Checkbox
                  checked={clicked.includes(fruit)}
                  onChange={(_, checked) => click(chosenWith(clicked, fruit, checked))}
                />
              }
            />
          ))}
        </Choices>
        <DataTable
          name={say(texts.table, { title: say(title) })}
          rows={baskets}
          keyOf={({ number }) => number}
          columns={[
            { key: 'name', head: say(texts.name), cell: ({ number }) => say(texts.basket, { number }) },
            ...columns.map((fruit) => ({
              key: fruit,
              head: say(names[fruit]),
              end: true,
              cell: ({ count }: (typeof baskets)[number]) => count,
            })),
          ]}
        />
      </Sheet>
    </Section>
  )
}

export default function DynamicTable() {
  return (
    <DemoPage about={texts.about}>
      <Baskets title={texts.fixed} byClick={false} />
      <Baskets title={texts.clicked} byClick />
    </DemoPage>
  )
}
