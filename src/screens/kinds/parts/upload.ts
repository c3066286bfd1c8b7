import { createContext, useCallback, useContext } from 'react'
import type { FieldOf } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'

/**
 * Sends one file to the platform and answers how the platform knows it from then on.
 *
 * @param onProgress told the share that has gone out, 0 to 1
 */
export type Upload = (
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<UploadedFile>

const UploadContext = createContext<Upload | undefined>(undefined)

/** Gives the inputs below another way to upload files. */
export const UploadProvider = UploadContext.Provider

/** The way to upload files for a field; none for one that names no scene. The call is fetched with the first file. */
export const useUpload = (field: FieldOf<'files'> | FieldOf<'image'>): Upload | undefined => {
  const given = useContext(UploadContext)
  const usual = useCallback<Upload>(
    async (file, signal, onProgress) => {
      const { uploadFile } = await import('@/platform/upload')
      return uploadFile(field, file, signal, onProgress)
    },
    [field],
  )
  return given ?? (field.scene === undefined ? undefined : usual)
}
