import { styled } from '@mui/material/styles'
import { uploadFields } from '@resources/demo/uploads/demoUploads.endpoints'
import { useDeferredValue } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { SafeHtml } from '@/screens/kinds/html'
import { KindInput } from '@/screens/kinds/KindInput'
import { usePageName } from '@/shell/menu/ConsoleMenu'
import { Section, Sheet } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { sample } from './richText/sample'

const texts = {
  title: l('富文本编辑器', 'Rich text', 'Texto enriquecido'),
  about: l(
    '控制台自己的富文本编辑器。图片可以一次上传多张；预览经过净化，脚本和外部资源都不会执行。',
    'The console’s own editor. Several pictures can be uploaded at once; the preview is sanitised, so nothing in it runs.',
    'El editor de la propia consola. Se pueden subir varias imágenes a la vez; la vista previa se depura y nada en ella se ejecuta.',
  ),
  preview: l('实时预览', 'Live preview', 'Vista previa en vivo'),
  nothing: l('没有内容', 'There is nothing', 'No hay nada'),
}

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

/** A rich text editor with a preview. */
const RichTextDemo = () => {
  const say = useSay()
  const form = useForm({ defaultValues: { text: say(sample) }, mode: 'onChange' })
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <FormProvider {...form}>
        <Paper>
          <KindInput field={uploadFields.text} name="text" />
        </Paper>
        <Preview />
      </FormProvider>
    </>
  )
}

export default RichTextDemo
