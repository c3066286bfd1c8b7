import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { Table, TableFrame } from '@/ui/Table'

const texts = {
  people: l('人员', 'People', 'Personas'),
  date: l('日期', 'Date', 'Fecha'),
  name: l('姓名', 'Name', 'Nombre'),
  address: l('地址', 'Address', 'Dirección'),
  person: l('李晓彤', 'Li Xiaotong', 'Li Xiaotong'),
  street: l('杭州市西湖区文一西路 18 号', '18 Wenyi West Road, Hangzhou', 'Calle Wenyi Oeste 18, Hangzhou'),
}

const dates = ['2016-05-03', '2016-05-02', '2016-05-04', '2016-05-01'] as const

/** A table that follows the language. */
export const People = () => {
  const say = useSay()
  return (
    <Sheet>
      <TableFrame name={say(texts.people)}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{say(texts.name)}</th>
              <th scope="col">{say(texts.date)}</th>
              <th scope="col">{say(texts.address)}</th>
            </tr>
          </thead>
          <tbody>
            {dates.map((date) => (
              <tr key={date}>
                <th scope="row">{say(texts.person)}</th>
                <td>{date}</td>
                <td>{say(texts.street)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Sheet>
  )
}
