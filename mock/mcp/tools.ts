import { isRecord, type Json, type LabelLocale, labelLocales } from '@/declaration'
import { act, type Order } from './act'
import type { Caller } from './caller'
import { describeArea, describeAreas } from './describe'
import { find, mostFound, type Wanted } from './find'

type Given = { readonly [name: string]: Json | undefined }

interface Tool {
  readonly name: string
  readonly description: string
  readonly inputSchema: { readonly type: 'object'; readonly properties: object; readonly required?: string[] }
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint?: boolean }
  readonly run: (caller: Caller, given: Given) => Promise<Json>
}

const area = { type: 'string', description: 'The name of an area, as describe lists them.' }
const localeIn = ({ language }: Given): LabelLocale => labelLocales.find((one) => one === language) ?? 'zh'

/** What an agent can do: the same as its account in the console, by the areas' declarations. */
export const tools: readonly Tool[] = [
  {
    name: 'describe',
    description:
      'What there is. Without an area: every area that this account may see, and what it may do there. With one: its fields, filters, figures, form and actions with their conditions and refusals, as declared. Money is in fen or li as its unit says, times are Unix seconds, days are YYYY-MM-DD.',
    inputSchema: {
      type: 'object',
      properties: {
        area,
        language: { type: 'string', enum: [...labelLocales], description: 'Of the texts; zh by default.' },
      },
    },
    annotations: { readOnlyHint: true },
    run: (caller, given) =>
      given.area === undefined
        ? describeAreas(caller, localeIn(given))
        : describeArea(caller, given.area, localeIn(given)),
  },
  {
    name: 'find',
    description: `Records of an area: a page of those that fit, each with its "id", and how many there are; or one record whole by its id. Filters are those that describe names, by their parameters.`,
    inputSchema: {
      type: 'object',
      properties: {
        area,
        id: { type: 'string', description: 'One record, instead of a page.' },
        filter: {
          type: 'object',
          description: 'Values by parameter, as {"state": "WAITING"}; several of one filter as "A,B".',
        },
        sort: { type: 'string', description: 'A sortable field; "-field" is the greatest first.' },
        page: { type: 'integer', minimum: 1 },
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: mostFound,
          description: 'Records of a page; 20 by default.',
        },
      },
      required: ['area'],
    },
    annotations: { readOnlyHint: true },
    run: (caller, given) => find(caller, { ...given, area: given.area ?? '' } satisfies Wanted),
  },
  {
    name: 'act',
    description:
      'Does what describe names: an action on records, "create" or "edit". Without dry_run: false nothing is done, and it tells what would become of each record, and which are refused and why. The same request_id with the same order does nothing twice. Where a second person must agree (code 10010), ask: true asks for it; they decide in the area "approval".',
    inputSchema: {
      type: 'object',
      properties: {
        area,
        action: { type: 'string' },
        ids: {
          type: 'array',
          items: { type: 'string' },
          description: 'The ids of records, from find; none for "create".',
        },
        inputs: { type: 'object', description: 'The inputs of the action, or the fields of the record.' },
        dry_run: { type: 'boolean', description: 'true by default.' },
        request_id: { type: 'string', minLength: 8, maxLength: 60 },
        ask: { type: 'boolean', description: 'Asks a second person to agree, instead of doing it.' },
        note: { type: 'string', description: 'Words for the second person.' },
      },
      required: ['area', 'action'],
    },
    annotations: { readOnlyHint: false, destructiveHint: true },
    run: (caller, given) =>
      act(caller, { ...given, area: given.area ?? '', action: given.action ?? '' } satisfies Order),
  },
]

export const givenIn = (value: unknown): Given => (isRecord(value) ? (value as Given) : {})
