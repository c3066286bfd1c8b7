import { useSay } from '@/i18n/useSay'
import type { KeptDraft } from '@/platform/drafts/draft'
import { texts } from './texts'

/** Returns a function that names what was being typed: "Edit merchant - Tea shop". */
export const useDraftName = (): ((draft: KeptDraft) => string) => {
  const say = useSay()
  return ({ place: { kind, about }, title }) => {
    const name = say(about)
    const what =
      kind === 'new'
        ? say('console.form.create_title', { name })
        : kind === 'edit'
          ? say('console.form.edit_title', { name })
          : kind === 'import'
            ? say(texts.import, { name })
            : name
    return title ? say(texts.named, { what, title }) : what
  }
}
