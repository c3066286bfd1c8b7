import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { resourceName } from '@/declaration'
import emailTemplate, { type EmailTemplate } from '../emailTemplate.area'
import { askedVariables, longestMailValue, sampleValue, unsubscribeVariable } from '../mailText'

export type WholeTemplate = EmailTemplate & RaRecord

/** A template with its body, which lists do not contain; disabled without an id. */
export const useTemplate = (template_id: number | undefined) =>
  useGetOne<WholeTemplate>(
    resourceName(emailTemplate),
    { id: String(template_id ?? '') },
    { enabled: template_id !== undefined, staleTime: 10_000 },
  )

export const useSampleValues = (template: EmailTemplate | undefined) => {
  const [typed, setValues] = useState<Readonly<Record<string, string>>>({})
  const names = askedVariables(template?.variables ?? [])
  const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? sampleValue(name)]))
  return {
    names,
    values,
    setValues,
    areTyped: Object.keys(typed).length > 0,
    /** Including the unsubscribe link, which the platform fills. */
    shown: { ...values, [unsubscribeVariable]: sampleValue(unsubscribeVariable) },
  }
}

export const ValueInputs = ({
  names,
  values,
  onChange,
}: {
  names: readonly string[]
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
}) => (
  <Stack spacing={2}>
    {names.map((name) => (
      <TextField
        key={name}
        size="small"
        label={`{${name}}`}
        value={values[name] ?? ''}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        slotProps={{ htmlInput: { maxLength: longestMailValue, autoComplete: 'off' } }}
      />
    ))}
  </Stack>
)
