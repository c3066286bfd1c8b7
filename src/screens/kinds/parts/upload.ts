import { createContext, useCallback, useContext } from 'react'
import type { FieldOf } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'

/**
 * Uploads a file and resolves to the platform's description of it.
 *
 * @param onProgress called with the share sent, 0 to 1
 */
export type Upload = (
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<UploadedFile>

const UploadContext = createContext<Upload | undefined>(undefined)

/** Gives the inputs below it another way to upload files. */
export const UploadProvider = UploadContext.Provider

/** The upload function of a field; undefined if it has no scene. The client code loads with the first file. */
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
