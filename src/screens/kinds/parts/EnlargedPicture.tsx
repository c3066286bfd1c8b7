import type { UploadedFile } from '@/declaration/kinds/file'
import { Dialog } from '@/ui/Dialog'

const EnlargedPicture = ({ file, onClose }: { file: UploadedFile; onClose: () => void }) => (
  <Dialog title={file.name} width="lg" fitsContent onClose={onClose}>
    <img className="kind-enlarged" src={file.url} alt={file.name} referrerPolicy="no-referrer" />
  </Dialog>
)

export default EnlargedPicture
