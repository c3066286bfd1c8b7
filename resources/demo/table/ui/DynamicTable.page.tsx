import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { type Label, l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Section, Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { Table, TableFrame } from '@/ui/Table'
import { chosenInOrder, chosenWith, type Fruit, fruits } from './dynamic/chosen'

const texts = {
  title: l('动态表格', 'Dynamic table', 'Tabla dinámica'),
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
} satisfies Record<string, Label>

const names: Readonly<Record<Fruit, Label>> = {
  apple: l('苹果', 'Apples', 'Manzanas'),
  banana: l('香蕉', 'Bananas', 'Plátanos'),
  orange: l('橙子', 'Oranges', 'Naranjas'),
}

/** Fruit per basket. */
const baskets = [10, 20]

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

/** Baskets of fruit with a column per selected fruit. */
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
        <TableFrame name={say(texts.table, { title: say(title) })}>
          <Table aria-label={say(title)}>
            <thead>
              <tr>
                <th scope="col">{say(texts.name)}</th>
                {columns.map((fruit) => (
                  <th key={fruit} scope="col" style={{ textAlign: 'right' }}>
                    {say(names[fruit])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {baskets.map((count, index) => (
                <tr key={count}>
                  <th scope="row">{say(texts.basket, { number: index + 1 })}</th>
                  {columns.map((fruit) => (
                    <td key={fruit} style={{ textAlign: 'right' }}>
                      {count}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </Sheet>
    </Section>
  )
}

/** Tables with selectable columns. */
const DynamicTable = () => {
  const say = useSay()
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Baskets title={texts.fixed} byClick={false} />
      <Baskets title={texts.clicked} byClick />
    </>
  )
}

export default DynamicTable
