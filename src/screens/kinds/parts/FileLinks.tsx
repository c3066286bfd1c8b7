import { isRecord, type Json } from '@/declaration'
import type { UploadedFile } from '@/declaration/kinds/file'
import { FileView } from './FileView'
import { Raw } from './Raw'

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

export default FileLinks
