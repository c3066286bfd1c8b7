import { styled } from '@mui/material/styles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { uploadFields } from '@resources/demo/uploads/demoUploads.endpoints'
import { useDeferredValue } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { SafeHtml } from '@/screens/kinds/html'
import { KindInput } from '@/screens/kinds/KindInput'
import { Section, Sheet } from '@/ui/Card'

const texts = {
  about: l(
    '控制台自己的富文本编辑器。图片可以一次上传多张；预览经过净化，脚本和外部资源都不会执行。',
    'The console’s own editor. Several pictures can be uploaded at once; the preview is sanitised, so nothing in it runs.',
    'El editor de la propia consola. Se pueden subir varias imágenes a la vez; la vista previa se depura y nada en ella se ejecuta.',
  ),
  preview: l('实时预览', 'Live preview', 'Vista previa en vivo'),
  nothing: l('没有内容', 'There is nothing', 'No hay nada'),
}

const sample = l(
  '<h2>大促值班安排</h2><p>值班期间请留意<strong>推送成功率</strong>和<em>退款时效</em>，遇到异常按下面的顺序处理：</p><ol><li><p>先看推送日志里的错误码；</p></li><li><p>再核对店铺授权是否过期；</p></li><li><p>仍未恢复时联系专属客服。</p></li></ol><p>交接时请写明已经处理到哪一步。</p>',
  '<h2>On duty during the sale</h2><p>Keep an eye on the <strong>pushes that arrive</strong> and on <em>how long refunds take</em>. When something is wrong:</p><ol><li><p>look at the error code in the push log;</p></li><li><p>see whether the shop’s authorisation has expired;</p></li><li><p>call your support contact if it lasts.</p></li></ol><p>Write down how far you got when you hand over.</p>',
  '<h2>Guardia durante la campaña</h2><p>Vigile las <strong>notificaciones entregadas</strong> y <em>el tiempo de los reembolsos</em>. Si algo falla:</p><ol><li><p>mire el código de error en el registro;</p></li><li><p>compruebe si la autorización ha vencido;</p></li><li><p>si continúa, llame a su contacto de soporte.</p></li></ol><p>Al entregar el turno, anote hasta dónde llegó.</p>',
)

const Paper = styled(Sheet)({ minHeight: 80, padding: '12px 16px' })

const Preview = () => {
  const say = useSay()
  const html = useDeferredValue<unknown>(useWatch({ name: 'text' }))
  return (
    <Section title={say(texts.preview)}>
      <Paper>
        {typeof html === 'string' && html !== '' ? (
          <SafeHtml value={html} />
        ) : (
          <span className="kind-note">{say(texts.nothing)}</span>
        )}
      </Paper>
    </Section>
  )
}

export default function RichTextDemo() {
  const say = useSay()
  const form = useForm({ defaultValues: { text: say(sample) }, mode: 'onChange' })
  return (
    <DemoPage about={texts.about}>
      <FormProvider {...form}>
        <Paper>
          <KindInput field={uploadFields.text} name="text" />
        </Paper>
        <Preview />
      </FormProvider>
    </DemoPage>
  )
}
