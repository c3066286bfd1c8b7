import OpenInNew from '@mui/icons-material/OpenInNew'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ButtonLink } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

const texts = {
  about: l(
    '用浏览器自带的打印功能生成 PDF，不需要服务器。',
    'A PDF by the browser’s own printing; no server takes part.',
    'Un PDF con la impresión del propio navegador, sin servidor.',
  ),
  note: l(
    '这里使用 window.print() 生成 PDF：打开打印页后，在打印窗口的目标中选择“另存为 PDF”。打印样式只保留文章本身。',
    'window.print() makes the PDF: in the print window, choose “Save as PDF” as the destination. Print styles leave the article alone.',
    'window.print() crea el PDF: en la ventana de impresión elija «Guardar como PDF». Los estilos de impresión dejan solo el artículo.',
  ),
  open: l('点击下载 PDF', 'Download the PDF', 'Descargar el PDF'),
}

export default function Pdf() {
  const say = useSay()
  return (
    <DemoPage about={texts.about}>
      <Notice severity="info" style={{ marginBottom: 16 }}>
        {say(texts.note)}
      </Notice>
      <ButtonLink
        variant="contained"
        to="/pdf/download"
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNew />}
      >
        {say(texts.open)}
      </ButtonLink>
    </DemoPage>
  )
}
