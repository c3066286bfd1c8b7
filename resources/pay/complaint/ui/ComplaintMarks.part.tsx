import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Empty } from '@/screens/kinds/kit'
import { userTags } from '../complaintWords'
import { texts } from './desk/texts'
import './desk/marks.css'

const known = (tag: string): tag is keyof typeof userTags => Object.hasOwn(userTags, tag)

const ComplaintMarks = ({ value, record }: AreaComponentProps) => {
  const say = useSay()
  const tags = Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []
  const isNew = record.incoming_user_response === true
  if (tags.length === 0 && !isNew) return <Empty />
  return (
    <span className="kind-tags">
      {isNew && <span className="mark-new">{say(texts.newWord)}</span>}
      {tags.map((tag) => (
        <span key={tag} className="kind-tag mark-tag" data-tone={known(tag) ? userTags[tag].tone : undefined}>
          {known(tag) ? say(userTags[tag]) : tag}
        </span>
      ))}
    </span>
  )
}

export default ComplaintMarks
