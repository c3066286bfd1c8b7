import Close from '@mui/icons-material/Close'
import OpenWith from '@mui/icons-material/OpenWith'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { DataTable } from '@resources/demo/ui/answers'
import { DemoPage, Padded } from '@resources/demo/ui/DemoPage'
import { useId, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Sheet } from '@/ui/Card'
import { Dialog, DialogBody } from '@/ui/Dialog'
import { useMovable } from './drag/useMovable'
import '@/ui/plain.css'
import { Button, IconButton } from '@/ui/Button'

const texts = {
  about: l(
    '弹窗只能按住标题栏拖动，并且不会移出窗口。键盘：焦点在标题栏的把手上时用方向键移动，按住 Shift 移得更远；Esc 关闭。',
    'The dialog is moved by its header only, and stays inside the window. Keyboard: the arrow keys move it while the handle in its header has the focus, with Shift further; Esc closes it.',
    'El diálogo se mueve solo por su cabecera y no sale de la ventana. Teclado: las flechas lo mueven mientras el asa de la cabecera tiene el foco, con Mayús más lejos; Esc lo cierra.',
  ),
  open: l('打开可拖拽的弹窗', 'Open the draggable dialog', 'Abrir el diálogo arrastrable'),
  title: l('收货地址', 'Shipping address', 'Dirección de envío'),
  move: l('移动弹窗', 'Move the dialog', 'Mover el diálogo'),
  how: l(
    '用方向键移动，按住 Shift 移得更远',
    'Arrow keys move it, with Shift further',
    'Las flechas lo mueven, con Mayús más lejos',
  ),
  moved: l(
    '向右 {x}，向下 {y} 像素',
    '{x} px to the right, {y} px down',
    '{x} px a la derecha, {y} px abajo',
  ),
  close: l('关闭', 'Close', 'Cerrar'),
  dish: l('加购的点心', 'A bite with it', 'Algo de picar'),
  choose: l('请选择', 'Please choose', 'Elija'),
  date: l('日期', 'Date', 'Fecha'),
  name: l('姓名', 'Name', 'Nombre'),
  address: l('地址', 'Address', 'Dirección'),
}

const dishes = {
  dumplings: l('虾饺', 'Shrimp dumplings', 'Empanadillas de gambas'),
  buns: l('奶黄包', 'Custard buns', 'Bollos de crema'),
  noodles: l('葱油拌面', 'Scallion noodles', 'Fideos con cebolleta'),
  cake: l('桂花糕', 'Osmanthus cake', 'Pastel de osmanto'),
}

const who = l('王小满', 'Wang Xiaoman', 'Wang Xiaoman')
const where = l(
  '杭州市西湖区文二西路 28 号',
  "28 Wen'er West Road, Xihu, Hangzhou",
  "Calle Wen'er Oeste 28, Xihu, Hangzhou",
)
const days = ['2026-05-02', '2026-05-04', '2026-05-01', '2026-05-03'] as const

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '6px 8px 6px 8px',
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  backgroundColor: theme.console.colours.ground.head,
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  '& h2': { flex: 1, margin: 0, fontSize: 16, fontWeight: 600 },
}))

/** A dialog with a draggable header; its select closes when dragging starts. */
const AddressDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay()
  const titleId = useId()
  const howId = useId()
  const [dish, setDish] = useState('')
  const [choosing, setChoosing] = useState(false)
  const { box, head, keys, offset, reset } = useMovable(() => setChoosing(false))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="sm"
      aria-labelledby={titleId}
      boxProps={box}
      onExited={reset}
    >
      <Head {...head}>
        <IconButton
          size="small"
          {...keys}
          aria-label={say(texts.move)}
          aria-describedby={howId}
          data-tip={say(texts.how)}
          style={{ cursor: 'inherit' }}
        >
          <OpenWith fontSize="small" />
        </IconButton>
        <h2 id={titleId}>{say(texts.title)}</h2>
        <IconButton size="small" aria-label={say(texts.close)} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
        <span id={howId} hidden>
          {say(texts.how)}
        </span>
        <span role="status" className="ui-heard">
          {offset.x || offset.y ? say(texts.moved, { x: offset.x, y: offset.y }) : ''}
        </span>
      </Head>
      <DialogBody sx={{ pt: '16px !important' }}>
        <TextField
          select
          label={say(texts.dish)}
          value={dish}
          onChange={({ target }) => setDish(target.value)}
          sx={{ mb: 4, minWidth: 240 }}
          slotProps={{
            select: {
              open: choosing,
              onOpen: () => setChoosing(true),
              onClose: () => setChoosing(false),
              displayEmpty: true,
              renderValue: (value) =>
                value === '' ? say(texts.choose) : say(dishes[value as keyof typeof dishes]),
            },
          }}
        >
          {Object.entries(dishes).map(([key, label]) => (
            <MenuItem key={key} value={key}>
              {say(label)}
            </MenuItem>
          ))}
        </TextField>
        <Sheet>
          <DataTable
            name={say(texts.title)}
            rows={days}
            keyOf={(day) => day}
            columns={[
              { key: 'date', head: say(texts.date), cell: (day) => day },
              { key: 'name', head: say(texts.name), cell: () => say(who) },
              { key: 'address', head: say(texts.address), cell: () => say(where) },
            ]}
          />
        </Sheet>
      </DialogBody>
    </Dialog>
  )
}

export default function DragDialogDemo() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <DemoPage about={texts.about}>
      <Padded>
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(texts.open)}
        </Button>
      </Padded>
      <AddressDialog open={open} onClose={() => setOpen(false)} />
    </DemoPage>
  )
}
