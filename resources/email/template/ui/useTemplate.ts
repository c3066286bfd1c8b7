import { useState } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { resourceName } from '@/declaration'
import emailTemplate, { type EmailTemplate } from '../emailTemplate.area'
import { askedVariables, sampleValue, unsubscribeVariable } from '../mailText'

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
    /** Including the unsubscribe link, which the platform fills. */
    shown: { ...values, [unsubscribeVariable]: sampleValue(unsubscribeVariable) },
  }
}
