import type { Call } from './action'
import { capabilityOf } from './endpoint'
import type { Field, Fields } from './field'
import { type UploadRules, usualBytes, usualTypes, usualUpload } from './kinds/file'
import { l } from './label'
import { labelOf, namesOf, type Operation, parameter, responsesOf } from './operationParts'
import type { Page } from './page'
import type { Resource } from './resource'

/** The limits on files of a scene, checked on both sides. */
export interface UploadScene {
  readonly call: `POST /${string}`
  /** The member of the answer with the file's id. */
  readonly id: string
  readonly scene: string
  readonly maxBytes: number
  readonly accept: readonly string[]
  /** Any of these permissions allows the upload. */
  readonly keys: readonly string[]
}

/** Downloads an uploaded file, by `file_id`. */
export const fileCall = 'GET /user/file'

/** The upload rules of a field; undefined if it takes no files. */
export const uploadRulesOf = (field: Field): UploadRules | undefined =>
  field.kind === 'files' || field.kind === 'image'
    ? field
    : field.kind === 'html'
      ? field.pictures
      : undefined

const scenesIn = (fields: Fields | undefined, keys: readonly string[]): readonly UploadScene[] =>
  Object.values(fields ?? {}).flatMap((field: Field): readonly UploadScene[] => {
    if (field.kind === 'object' || field.kind === 'list') return scenesIn(field.fields, keys)
    const rules = uploadRulesOf(field)
    if (rules?.scene === undefined) return []
    const { scene, upload = usualUpload, maxBytes = usualBytes, accept = usualTypes } = rules
    return [{ ...upload, scene, maxBytes, accept, keys }]
  })

const scenesOf = ({ name, endpoints = {}, ...owner }: Resource | Page): readonly UploadScene[] => {
  const resource = 'fields' in owner ? owner : undefined
  const saved = resource?.save
    ? Object.fromEntries(
        resource.save.fields.flatMap((field) => {
          const declared = resource.fields[field]
          return declared ? [[field, declared]] : []
        }),
      )
    : {}
  return [
    ...scenesIn(saved, [`${name}.create`, `${name}.edit`]),
    ...Object.entries(resource?.actions ?? {}).flatMap(([action, { inputs }]) =>
      scenesIn(inputs, [`${name}.${action}`]),
    ),
    ...Object.entries(endpoints).flatMap(([own, endpoint]) =>
      scenesIn(endpoint.inputs, [`${name}.${capabilityOf(own, endpoint)}`]),
    ),
  ]
}

/** The scenes of all fields that take uploads. Fields that share a scene use the limits of the first. */
export function uploadScenes(owners: readonly (Resource | Page)[]): readonly UploadScene[] {
  const found = new Map<string, UploadScene>()
  for (const scene of owners.flatMap(scenesOf)) {
    const name = `${scene.call} ${scene.scene}`
    const known = found.get(name)
    found.set(name, known ? { ...known, keys: [...new Set([...known.keys, ...scene.keys])] } : scene)
  }
  return [...found.values()]
}

/** The upload and download calls, for the API document; empty if no field takes files. */
export function uploadOperations(owners: readonly (Resource | Page)[]): [Call, Operation][] {
  const scenes = uploadScenes(owners)
  if (scenes.length === 0) return []
  const calls = [...new Set(scenes.map(({ call }) => call))]
  const limits = (call: string) =>
    scenes
      .filter((one) => one.call === call)
      .map(({ scene, accept, maxBytes }) => `- ${scene}: ${accept.join(', ')}, ${maxBytes} bytes at most`)
      .join('\n')
  return [
    ...calls.map((call): [Call, Operation] => {
      const id = scenes.find((one) => one.call === call)?.id ?? usualUpload.id
      return [
        call,
        {
          operationId: `platform.${call.split('/').at(-1)}`,
          ...namesOf(l('上传文件', 'Upload a file', 'Subir un archivo')),
          description: `Files are known by their content, whatever they are called; 44002 for others. One that no record is saved with is forgotten after a day.\n${limits(call)}`,
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['file', 'scene'],
                  properties: {
                    file: {
                      type: 'string',
                      contentMediaType: 'application/octet-stream',
                      'x-label': labelOf(l('文件', 'The file', 'El archivo')),
                    },
                    scene: {
                      type: 'string',
                      enum: scenes.filter((one) => one.call === call).map((one) => one.scene),
                      'x-label': labelOf(l('用途', 'What it is for', 'Para qué es')),
                    },
                  },
                },
              },
            },
          },
          responses: responsesOf({
            type: 'object',
            required: [id, 'url'],
            properties: { [id]: { type: 'string' }, url: { type: 'string', format: 'uri-reference' } },
          }),
        },
      ]
    }),
    [
      fileCall,
      {
        operationId: 'platform.file',
        ...namesOf(l('已上传的文件', 'An uploaded file', 'Un archivo subido')),
        description:
          'The file itself, to accounts of the partner that uploaded it; 10002 in the envelope for others.',
        parameters: [
          parameter('file_id', { type: 'string' }, l('文件编号', 'Of the upload', 'De la subida'), true),
        ],
        responses: {
          200: {
            description: 'The file',
            content: { 'image/*': {}, 'application/pdf': {} },
          },
        },
      },
    ],
  ]
}
