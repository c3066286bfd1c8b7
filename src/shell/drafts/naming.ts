import { inside } from '@/i18n/inside'
import { useLanguage } from '@/i18n/useSay'
import type { KeptDraft } from '@/platform/drafts/draft'
import { texts } from './texts'

/** Returns a function that names what was being typed: "Edit merchant - Tea shop". */
export const useDraftName = (): ((draft: KeptDraft) => string) => {
  const { say, locale } = useLanguage()
  return ({ place: { kind, about }, title }) => {
    const plain = say(about)
    const name = inside(plain, locale)
    const what =
      kind === 'new'
        ? say('console.form.create_title', { name })
        : kind === 'edit'
          ? say('console.form.edit_title', { name })
          : kind === 'import'
            ? say(texts.import, { name })
            : plain
    return title ? say(texts.named, { what, title }) : what
  }
}
