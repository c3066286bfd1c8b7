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

/** Most templates to load; nobody can choose from more at a glance. */
const most = 50
const all = { page: 1, perPage: most }

const noRecords: readonly RaRecord[] = []

/**
 * Templates for the records of the open dialog, one click each. For one record the variables are filled in; for several they
 * stay, and the platform fills them in for each.
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
  // An operator who may not see the templates gets none.
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the input's own would need a legend of its own
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
