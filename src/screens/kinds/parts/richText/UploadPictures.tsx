import type { Editor } from '@tiptap/core'
import { useId, useMemo, useState } from 'react'
import { files } from '@/declaration'
import { type UploadedFile, type UploadRules, usualBytes, usualTypes } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { sizeOf } from '../../validation'
import { DropZone, OnItsWay, Present } from '../Uploads'
import { typesOf, useUpload, useUploads } from '../useUploads'
import { texts } from './texts'

/** Most pictures inserted at once. */
const most = 9

/** A picture's default alternative text, until the author writes a better one. */
const wordsOf = (name: string): string => name.replace(/\.[^.]*$/, '')

/** Uploads pictures and inserts them at the cursor, in their original order. */
export const UploadPictures = ({
  editor,
  rules,
  onClose,
}: {
  editor: Editor
  rules: UploadRules
  onClose: () => void
}) => {
  const say = useSay()
  const limitsId = useId()
  const field = useMemo(
    () =>
      files({
        label: texts.picture,
        maxItems: most,
        ...rules,
        accept: rules.accept ?? usualTypes,
        maxBytes: rules.maxBytes ?? usualBytes,
      }),
    [rules],
  )
  const [present, setPresent] = useState<readonly UploadedFile[]>([])
  const { sending, add, remove, retry, running } = useUploads(
    field,
    useUpload(field),
    most - present.length,
    (file) => setPresent((now) => [...now, file]),
  )
  const insert = () => {
    onClose()
    const pictures = present.map(({ url, name }) => ({
      type: 'picture',
      attrs: { src: url, alt: wordsOf(name) },
    }))
    editor.chain().focus().insertContent(pictures).run()
  }
  const limits = { types: typesOf(field.accept), size: sizeOf(field.maxBytes), count: most }
  return (
    <Dialog title={say(texts.uploadPictures)} width="sm" kept={running} onClose={onClose}>
      <DialogBody>
        <div className="kind-uploads">
          <DropZone
            accept={field.accept}
            several
            disabled={present.length >= most}
            busy={running}
            focusRef={null}
            describedBy={limitsId}
            onFiles={add}
          >
            <ul className="kind-files">
              {present.map((file) => (
                <Present
                  key={file.file_id}
                  file={file}
                  disabled={false}
                  onRemove={() => setPresent(present.filter(({ file_id }) => file_id !== file.file_id))}
                />
              ))}
              {sending.map((one) => (
                <OnItsWay
                  key={one.id}
                  sending={one}
                  onRemove={() => remove(one.id)}
                  onRetry={() => retry(one)}
                />
              ))}
            </ul>
          </DropZone>
          <div id={limitsId} className="kind-note kind-allowed">
            {say(texts.pictureLimits, limits)}
          </div>
        </div>
      </DialogBody>
      <DialogFooter
        cancel={say('console.form.cancel')}
        confirm={say(texts.insert)}
        disabled={running || present.length === 0}
        onConfirm={insert}
      />
    </Dialog>
  )
}
