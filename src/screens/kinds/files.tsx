import { type FieldOf, isRecord, type Json } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { isArray, type KindLook } from './look'
import { FileView } from './parts/FileView'
import { Raw } from './parts/Raw'

const isFile = (value: Json): value is UploadedFile =>
  isRecord(value) && typeof value.name === 'string' && typeof value.url === 'string'

/** The files by name: pictures small, others as links if they have an address. */
const FileLinks = ({ value }: { value: readonly Json[] }) => (
  <ul className="kind-files">
    {value.map((file, index) =>
      isFile(file) ? (
        <li key={file.file_id} className="kind-file">
          <FileView file={file} />
        </li>
      ) : (
        <li key={String(index)}>
          <Raw value={file} />
        </li>
      ),
    )}
  </ul>
)

const FileCount = ({ count }: { count: number }) =>
  useSay()('console.kind.files', { count, smart_count: count })

export const look: KindLook<FieldOf<'files'>, readonly Json[]> = {
  takes: isArray,
  Cell: ({ value }) => <FileCount count={value.length} />,
  Field: ({ value }) => <FileLinks value={value} />,
  width: () => 64,
  wide: true,
}
