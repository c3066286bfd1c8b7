import { l } from '@/declaration'
import { textIn } from '@/declaration/label'
import { useLocale, useSay } from '@/i18n/useSay'
import { typesOf } from '@/screens/kinds/parts/useUploads'
import { sizeOf } from '@/screens/kinds/validation'
import { uploadFields } from '../demoUploads.endpoints'

const texts = {
  title: l('上传要求', 'Rules for uploads', 'Requisitos de subida'),
  rule: l(
    '{name}：{types}，单个不超过 {size}',
    '{name}: {types}, up to {size} each',
    '{name}: {types}, hasta {size} cada uno',
  ),
}

const { avatar, pictures, text } = uploadFields
const rules = [avatar, pictures, { ...text.pictures, label: text.label }]

export default function UploadLimits() {
  const say = useSay()
  const locale = useLocale()
  return (
    <>
      <h1>{say(texts.title)}</h1>
      <ul>
        {rules.map(({ label, accept, maxBytes, scene }) => (
          <li key={scene}>
            {say(texts.rule, {
              name: textIn(label, locale),
              types: typesOf(accept, say),
              size: sizeOf(maxBytes),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
