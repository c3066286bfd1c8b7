import Check from '@mui/icons-material/Check'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import Search from '@mui/icons-material/Search'
import Star from '@mui/icons-material/StarBorder'
import Upload from '@mui/icons-material/UploadOutlined'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { DemoPage, Padded, Row, ToneButtons } from '@resources/demo/ui/DemoPage'
import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { createConsoleTheme } from '@/theme/createConsoleTheme'
import { type Look, useLook } from '@/theme/look'
import { Themed } from '@/theme/MuiTheme'
import { cssVariables } from '@/theme/variables'
import { Button, IconButton } from '@/ui/Button'
import { Section } from '@/ui/Card'

const texts = {
  about: l(
    '打开开关后，只有下面的示例换上第二套主题，其余界面不变。',
    'The switch gives the samples below a second theme; nothing else changes.',
    'El interruptor da un segundo tema a las muestras de abajo; lo demás no cambia.',
  ),
  buttons: l('按钮', 'Buttons', 'Botones'),
  tags: l('标签', 'Tags', 'Etiquetas'),
  inputs: l('单选框与滑块', 'Radio buttons and a slider', 'Botones de opción y un control deslizante'),
  plain: l('默认按钮', 'Plain', 'Normal'),
  search: l('搜索', 'Search', 'Buscar'),
  edit: l('编辑', 'Edit', 'Editar'),
  upload: l('上传', 'Upload', 'Subir'),
  star: l('收藏', 'Favourite', 'Favorito'),
  mail: l('邮件', 'Mail', 'Correo'),
  check: l('确认', 'Confirm', 'Confirmar'),
  delete: l('删除', 'Delete', 'Borrar'),
  one: l('标签一', 'One', 'Uno'),
  two: l('标签二', 'Two', 'Dos'),
  three: l('标签三', 'Three', 'Tres'),
  four: l('标签四', 'Four', 'Cuatro'),
  five: l('标签五', 'Five', 'Cinco'),
  options: l('选项', 'Options', 'Opciones'),
  option: l('备选项 {name}', 'Option {name}', 'Opción {name}'),
  slider: l('滑块', 'Slider', 'Control deslizante'),
  switch: l('换肤', 'Other theme', 'Otro tema'),
  differs: l('与“系统布局配置”的区别', 'How it differs from the settings', 'En qué difiere de los ajustes'),
  difference: l(
    '右侧“系统布局配置”中的主题色作用于整个控制台，会保存在 Cookie 中，下次登录仍然有效。本页的换肤是在页面局部嵌套的第二套主题：沿用当前的深浅色模式和布局大小，只换主题色，离开页面即失效。',
    'The theme colour of the settings drawer is the whole console’s, and is remembered in a cookie. What this page shows is a second theme inside the first: it takes over light or dark and the size, has a colour of its own, and ends with the page.',
    'El color del cajón de ajustes es el de toda la consola y se recuerda en una cookie. Lo que muestra esta página es un segundo tema dentro del primero: conserva el modo claro u oscuro y el tamaño, tiene un color propio y acaba con la página.',
  ),
}

const pictures = [
  ['edit', Edit],
  ['star', Star],
  ['mail', Mail],
  ['check', Check],
  ['delete', Delete],
] as const

const tags = [
  ['one', 'primary'],
  ['two', 'success'],
  ['three', 'info'],
  ['four', 'warning'],
  ['five', 'error'],
] as const

const options = ['A', 'B', 'C'] as const

const Card = styled(Padded)({ display: 'flex', flexDirection: 'column', gap: 12 })

const Samples = () => {
  const say = useSay()
  const [option, choose] = useState<string>('A')
  return (
    <>
      <Section title={say(texts.buttons)}>
        <Card>
          <Row>
            <Button>{say(texts.plain)}</Button>
            <ToneButtons />
          </Row>
          <Row>
            <Button startIcon={<Search />}>{say(texts.search)}</Button>
            <Button variant="contained" startIcon={<Upload />}>
              {say(texts.upload)}
            </Button>
            {pictures.map(([name, Picture]) => (
              <IconButton
                key={name}
                aria-label={say(texts[name])}
                data-tip={say(texts[name])}
                color={name === 'delete' ? 'error' : 'primary'}
              >
                <Picture />
              </IconButton>
            ))}
          </Row>
        </Card>
      </Section>
      <Section title={say(texts.tags)}>
        <Card>
          <Row>
            {tags.map(([name, tone]) => (
              <Chip key={name} color={tone} variant="outlined" label={say(texts[name])} />
            ))}
          </Row>
        </Card>
      </Section>
      <Section title={say(texts.inputs)}>
        <Card>
          <RadioGroup
            row
            aria-label={say(texts.options)}
            value={option}
            onChange={(_, value) => choose(value)}
          >
            {options.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                control={<Radio />}
                label={say(texts.option, { name })}
              />
            ))}
          </RadioGroup>
          <Slider
            defaultValue={50}
            aria-label={say(texts.slider)}
            valueLabelDisplay="auto"
            sx={{ width: 320, maxWidth: 'calc(100% - 16px)', marginLeft: 2 }}
          />
        </Card>
      </Section>
    </>
  )
}

/** The second theme's colour: the first of these, or the other if the console uses it. */
const others = ['#6959cd', '#11a983'] as const

export default function ThemeDemo() {
  const say = useSay()
  const [other, setOther] = useState(false)
  const look = useLook()
  const primary = look.primary.toLowerCase() === others[0] ? others[1] : others[0]
  const inner: Look = other ? { ...look, primary } : look
  return (
    <DemoPage
      about={texts.about}
      actions={
        <FormControlLabel
          label={say(texts.switch)}
          control={<Switch checked={other} onChange={(_, checked) => setOther(checked)} />}
        />
      }
    >
      <Themed theme={createConsoleTheme(inner)}>
        <div style={cssVariables(inner)}>
          <Samples />
        </div>
      </Themed>
      <Section title={say(texts.differs)}>
        <p style={{ maxWidth: 880 }}>{say(texts.difference)}</p>
      </Section>
    </DemoPage>
  )
}
