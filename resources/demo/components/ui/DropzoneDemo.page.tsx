import Close from '@mui/icons-material/Close'
import { styled } from '@mui/material/styles'
import { DemoPage } from '@resources/demo/ui/DemoPage'
import { uploadFields } from '@resources/demo/uploads/demoUploads.endpoints'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { l } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { DropZone, OnItsWay } from '@/screens/kinds/parts/Uploads'
import { typesOf, useUploads } from '@/screens/kinds/parts/useUploads'
import { sizeOf } from '@/screens/kinds/validation'
import '@/screens/kinds/controls.css'
import '@/screens/kinds/kinds.css'
import { IconButton } from '@/ui/Button'

const field = uploadFields.pictures

const texts = {
  about: l(
    '选择、拖入或粘贴图片即自动上传；与表单里的附件使用同一套组件。',
    'Pictures that are chosen, dropped or pasted are uploaded at once, by the same parts as files in forms.',
    'Las imágenes elegidas, soltadas o pegadas se suben al momento, con las mismas piezas que los formularios.',
  ),
  limits: l(
    '最多 {count} 张，单张不超过 {size}；支持 {types}',
    'Up to {count} pictures of {size} each: {types}',
    'Hasta {count} imágenes de {size} cada una: {types}',
  ),
  pictures: l('已上传的图片', 'Uploaded pictures', 'Imágenes subidas'),
  picture: l('{name} 的缩略图', 'Thumbnail of {name}', 'Miniatura de {name}'),
  remove: l('移除“{name}”', 'Remove “{name}”', 'Quitar «{name}»'),
  uploaded: l('上传成功：{name}', 'Uploaded: {name}', 'Subida: {name}'),
  removed: l('已移除：{name}', 'Removed: {name}', 'Quitada: {name}'),
}

const Pictures = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:not(:empty)': { marginBottom: 12 },
})

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  width: 200,
  maxWidth: '100%',
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  backgroundColor: theme.palette.background.paper,
  '& img': { display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover' },
  '& > div': { display: 'flex', alignItems: 'center', gap: 4, padding: '2px 4px 2px 8px' },
  '& span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

export default function DropzoneDemo() {
  const say = useSay()
  const notify = useNotify()
  const [present, setPresent] = useState<readonly UploadedFile[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const free = field.maxItems - present.length
  const { sending, add, remove, retry, running } = useUploads(field, free, (file) => {
    setPresent((now) => [...now, file])
    notify(say(texts.uploaded, { name: file.name }), { type: 'success' })
  })
  const take = (file: UploadedFile) => {
    setPresent((now) => now.filter(({ file_id }) => file_id !== file.file_id))
    notify(say(texts.removed, { name: file.name }), { type: 'info' })
    // The focused button was removed.
    button.current?.focus()
  }
  const limits = { count: field.maxItems, size: sizeOf(field.maxBytes), types: typesOf(field.accept, say) }
  return (
    <DemoPage about={texts.about}>
      <DropZone
        accept={field.accept}
        several
        disabled={false}
        busy={running}
        focusRef={button}
        describedBy="dropzone-limits"
        onFiles={add}
      >
        <Pictures aria-label={say(texts.pictures)}>
          {present.map((file) => (
            <Card key={file.file_id}>
              <img src={file.url} alt={say(texts.picture, { name: file.name })} />
              <div>
                <span title={file.name}>{file.name}</span>
                <IconButton
                  size="small"
                  aria-label={say(texts.remove, { name: file.name })}
                  onClick={() => take(file)}
                >
                  <Close fontSize="small" />
                </IconButton>
              </div>
            </Card>
          ))}
        </Pictures>
        <ul className="kind-files">
          {sending.map((one) => (
            <OnItsWay key={one.id} sending={one} onRemove={() => remove(one.id)} onRetry={() => retry(one)} />
          ))}
        </ul>
      </DropZone>
      <p id="dropzone-limits" className="kind-note">
        {say(texts.limits, limits)}
      </p>
    </DemoPage>
  )
}
