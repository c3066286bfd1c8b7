import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { DataTable } from '@resources/demo/ui/answers'
import { DemoPage, Padded, ToneButtons } from '@resources/demo/ui/DemoPage'
import { useId, useState } from 'react'
import { l } from '@/declaration'
import { dateText } from '@/i18n/dateText'
import { useLocale, useSay } from '@/i18n/useSay'
import { useLanguageChoice } from '@/shell/navbar/ChoiceMenu'
import { Button } from '@/ui/Button'
import { Section, Sheet } from '@/ui/Card'

const texts = {
  about: l(
    '切换语言后，整个控制台立即更换文字，不重新加载，已填写的内容也会保留。本页的文字随页面一起加载，不在语言包里。',
    'Another language is the whole console’s at once, without a reload, and what was typed stays. The texts of this page come with the page and not with the packs.',
    'Otro idioma es al instante el de toda la consola, sin recargar, y lo escrito se conserva. Los textos de esta página llegan con ella y no con los paquetes.',
  ),
  language: l('切换语言', 'Language', 'Idioma'),
  controls: l('控件', 'Controls', 'Controles'),
  table: l('表格', 'Table', 'Tabla'),
  date: l('日期', 'Date', 'Fecha'),
  read: l('{date}，星期{day}', '{day}, {date}', '{day}, {date}'),
  choice: l('选择器', 'Select', 'Selector'),
  one: l('一', 'One', 'Uno'),
  two: l('二', 'Two', 'Dos'),
  three: l('三', 'Three', 'Tres'),
  default: l('默认按钮', 'Default', 'Normal'),
  people: l('人员', 'People', 'Personas'),
  name: l('姓名', 'Name', 'Nombre'),
  address: l('地址', 'Address', 'Dirección'),
  person: l('李晓彤', 'Li Xiaotong', 'Li Xiaotong'),
  street: l('杭州市西湖区文一西路 18 号', '18 Wenyi West Road, Hangzhou', 'Calle Wenyi Oeste 18, Hangzhou'),
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  '& + &': { marginTop: 16, gap: 8 },
  '& > .MuiTextField-root': { width: 220, maxWidth: '100%' },
})

const options = ['one', 'two', 'three'] as const

const Controls = () => {
  const say = useSay()
  const locale = useLocale()
  const [date, setDate] = useState('2016-05-03')
  const [choice, choose] = useState('')
  const day = dateText(date, locale, '{a}')
  return (
    <>
      <Line>
        <TextField
          type="date"
          label={say(texts.date)}
          value={date}
          helperText={
            day === null ? ' ' : say(texts.read, { day, date: dateText(date, locale, '{y}-{m}-{d}') ?? '' })
          }
          onChange={({ target }) => setDate(target.value)}
        />
        <TextField
          select
          label={say(texts.choice)}
          value={choice}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map((name) => (
            <MenuItem key={name} value={name}>
              {say(texts[name])}
            </MenuItem>
          ))}
        </TextField>
      </Line>
      <Line>
        <Button>{say(texts.default)}</Button>
        <ToneButtons />
      </Line>
    </>
  )
}

const dates = ['2016-05-03', '2016-05-02', '2016-05-04', '2016-05-01'] as const

export default function I18nDemo() {
  const say = useSay()
  const language = useLanguageChoice()
  const name = useId()
  return (
    <DemoPage about={texts.about}>
      <Section title={say(texts.language)}>
        <Padded>
          <RadioGroup
            row
            name={name}
            aria-label={say(texts.language)}
            value={language.value}
            onChange={(_, locale) => language.options.find(({ value }) => value === locale)?.choose()}
          >
            {language.options.map((option) => (
              <FormControlLabel
                key={option.value}
                value={option.value}
                control={<Radio />}
                label={<span lang={option.value}>{option.name}</span>}
              />
            ))}
          </RadioGroup>
        </Padded>
      </Section>
      <Section title={say(texts.controls)}>
        <Padded>
          <Controls />
        </Padded>
      </Section>
      <Section title={say(texts.table)}>
        <Sheet>
          <DataTable
            name={say(texts.people)}
            rows={dates}
            keyOf={(date) => date}
            columns={[
              { key: 'name', head: say(texts.name), cell: () => say(texts.person) },
              { key: 'date', head: say(texts.date), cell: (date) => date },
              { key: 'address', head: say(texts.address), cell: () => say(texts.street) },
            ]}
          />
        </Sheet>
      </Section>
    </DemoPage>
  )
}
