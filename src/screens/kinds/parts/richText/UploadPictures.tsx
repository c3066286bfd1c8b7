import type { Editor } from '@tiptap/core'
import { useId, useMemo, useState } from 'react'
import { files } from '@/declaration'
import { type UploadedFile, type UploadRules, usualBytes, usualTypes } from '@/declaration/kinds/file'
import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { sizeOf } from '../../validation'
import { Uploads } from '../Uploads'
import { typesOf, useUploads } from '../useUploads'
import { texts } from './texts'

const most = 9

/** A picture's default alternative text, until the author writes a better one. */
const wordsOf = (name: string): string => name.replace(/\.[^.]*$/, '')

interface UploadPicturesProps {
  readonly editor: Editor
  readonly rules: UploadRules
  readonly onClose: () => void
}

/** Uploads pictures and inserts them at the cursor, in their original order. */
export const UploadPictures = ({ editor, rules, onClose }: UploadPicturesProps) => {
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
  const uploads = useUploads(field, most - present.length, (file) => setPresent((now) => [...now, file]))
  const insert = () => {
    onClose()
    const pictures = present.map(({ url, name }) => ({
      type: 'picture',
      attrs: { src: url, alt: wordsOf(name) },
    }))
    editor.chain().focus().insertContent(pictures).run()
  }
  const limits = { types: typesOf(field.accept, say), size: sizeOf(field.maxBytes), count: most }
  return (
    <Dialog title={say(texts.uploadPictures)} width="sm" kept={uploads.running} onClose={onClose}>
      <DialogBody>
        <Uploads
          field={field}
          uploads={uploads}
          present={present}
          full={present.length >= most}
          describedBy={limitsId}
          onRemove={({ file_id }) => setPresent(present.filter((one) => one.file_id !== file_id))}
        >
          <div id={limitsId} className="kind-note kind-allowed">
            {say(texts.pictureLimits, limits)}
          </div>
        </Uploads>
      </DialogBody>
      <DialogFooter
        cancel={say('console.form.cancel')}
        confirm={say(texts.insert)}
        disabled={uploads.running || present.length === 0}
        onConfirm={insert}
      />
    </Dialog>
  )
}
