import Button from '@mui/material/Button'
import { useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { AddressDialog } from './drag/AddressDialog'

const texts = {
  title: l('拖拽弹窗', 'Draggable dialog', 'Diálogo arrastrable'),
  about: l(
    '弹窗只能按住标题栏拖动，并且不会移出窗口。键盘：焦点在标题栏的把手上时用方向键移动，按住 Shift 移得更远；Esc 关闭。',
    'The dialog is moved by its header only, and stays inside the window. Keyboard: the arrow keys move it while the handle in its header has the focus, with Shift further; Esc closes it.',
    'El diálogo se mueve solo por su cabecera y no sale de la ventana. Teclado: las flechas lo mueven mientras el asa de la cabecera tiene el foco, con Mayús más lejos; Esc lo cierra.',
  ),
  open: l('打开可拖拽的弹窗', 'Open the draggable dialog', 'Abrir el diálogo arrastrable'),
}

/** A dialog that can be dragged aside. */
const DragDialogDemo = () => {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Sheet style={{ padding: 16 }}>
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(texts.open)}
        </Button>
      </Sheet>
      <AddressDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export default DragDialogDemo
