import { useMemo } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { l, type Resource, resourceName } from '@/declaration'
import type { TextTemplates } from '@/declaration/kinds/multiline'
import { useSay } from '@/i18n/useSay'
import { useActionRecords } from '../../areaParts'
import { useAreaInTime, useSeenDeclaration } from '../../declarations'
import { filledTemplate, suitsAll } from './templates'

const texts = {
  choose: l('回复模板', 'Templates', 'Plantillas'),
}

/** So many are asked for; nobody chooses from more at a glance. */
const most = 50
const all = { page: 1, perPage: most }

const noRecords: readonly RaRecord[] = []

/**
 * Texts to begin with, one click each, for the records that are asked about. One record fills the variables; for several
 * they stay, and the platform fills them for each.
 */
export const TemplateChoice = ({
  templates,
  disabled,
  onChoose,
}: {
  templates: TextTemplates
  disabled: boolean
  onChoose: (text: string) => void
}) => {
  // Who may not see the templates has none.
  const area = useAreaInTime(templates.of)
  return area ? <Choice area={area} templates={templates} disabled={disabled} onChoose={onChoose} /> : null
}

const Choice = ({
  area,
  templates,
  disabled,
  onChoose,
}: {
  area: Resource
  templates: TextTemplates
  disabled: boolean
  onChoose: (text: string) => void
}) => {
  const say = useSay()
  const records = useActionRecords()
  const fields = useSeenDeclaration()?.fields
  const sort = useMemo(() => {
    const [field = '', order] = area.list.sort.startsWith('-')
      ? [area.list.sort.slice(1), 'DESC' as const]
      : [area.list.sort, 'ASC' as const]
    return { field, order }
  }, [area])
  const { data = noRecords } = useGetList(resourceName(area), { pagination: all, sort })
  const fitting = data.filter((template) => suitsAll(templates, template, records))
  const [only, ...others] = records
  if (fitting.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the input's own would have a legend of its own
    <div role="group" aria-label={say(texts.choose)} className="kind-templates">
      {fitting.map((template) => {
        const text = String(template[templates.text] ?? '')
        const filled =
          only && others.length === 0 && fields ? filledTemplate(text, templates, fields, only) : text
        return (
          <button
            key={template.id}
            type="button"
            className="kind-template"
            disabled={disabled}
            data-tip={filled}
            onClick={() => onChoose(filled)}
          >
            {String(template[templates.title] ?? template.id)}
          </button>
        )
      })}
    </div>
  )
}
