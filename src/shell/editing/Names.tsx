import { useSay } from '@/i18n/useSay'
import type { Edits } from './edits'
import { LabelLines } from './LabelLines'
import { texts } from './texts'

/** The names of the area and of its records. */
export const Names = ({ resource, edit }: Edits) => {
  const say = useSay()
  return (
    <>
      <LabelLines name={say(texts.area)} label={resource.label} place={['label']} edit={edit} />
      {resource.one && <LabelLines name={say(texts.one)} label={resource.one} place={['one']} edit={edit} />}
    </>
  )
}
