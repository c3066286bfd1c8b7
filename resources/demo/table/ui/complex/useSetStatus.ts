import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { showFailure } from '@/platform/failures'
import { useArticlesChanged } from '../articles/articles'
import { saveArticle } from '../articles/saveArticle'
import type { Status } from './RowActions'
import { texts } from './texts'

/** Changes the state of articles; tells which ids are pending. */
export const useSetStatus = () => {
  const say = useSay()
  const notify = useNotify()
  const changed = useArticlesChanged()
  const [busy, setBusy] = useState<readonly number[]>([])
  const setStatus = async (id: number, status: Status) => {
    setBusy((before) => [...before, id])
    try {
      await saveArticle({ status }, id)
      await changed()
      notify(say(texts.done), { type: 'success' })
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy((before) => before.filter((one) => one !== id))
    }
  }
  return { busy, setStatus }
}
