import { useFormContext, useWatch } from 'react-hook-form'
import { type TemplateType, type TemplateVariable, templateTypes, variablesFor } from '../templateRules'

const isType = (value: unknown): value is TemplateType =>
  typeof value === 'string' && Object.hasOwn(templateTypes, value)

export const useTemplate = () => {
  const { setValue } = useFormContext()
  const [chosen, text, list, sign]: readonly unknown[] = useWatch({
    name: ['template_type', 'content', 'variables', 'related_sign'],
  })
  const type: TemplateType = isType(chosen) ? chosen : 'NOTICE'
  const content = typeof text === 'string' ? text : ''
  const variables: readonly TemplateVariable[] = Array.isArray(list) ? list : []
  return {
    type,
    content,
    // Records from older forms or API calls may lack variables.
    variables: variablesFor(type, content, variables),
    sign: typeof sign === 'string' ? sign : '',
    write: (next: string) => {
      setValue('content', next, { shouldDirty: true })
      setValue('variables', variablesFor(type, next, variables), { shouldDirty: true })
    },
  }
}
