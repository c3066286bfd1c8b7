import { createContext, useContext } from 'react'
import type { UploadedFile } from '@/declaration/kinds/file'

/** Sends one file to the platform and answers how the platform knows it from then on. */
export type Upload = (file: File, signal: AbortSignal) => Promise<UploadedFile>

const UploadContext = createContext<Upload | undefined>(undefined)

/** Gives the inputs below a way to upload files. Without one they list and remove, and cannot add. */
export const UploadProvider = UploadContext.Provider

/** The way to upload files, if the platform has one. */
export const useUpload = (): Upload | undefined => useContext(UploadContext)
