import { useSay } from '@/i18n/useSay'
import { type AreaComponentProps, Empty, TagLine } from '@/screens/kinds/kit'
import { userTags } from '../complaintWords'
import { texts } from './desk/texts'
import './desk/marks.css'

const known = (tag: string): tag is keyof typeof userTags => Object.hasOwn(userTags, tag)

const ComplaintMarks = ({ value, record }: AreaComponentProps) => {
  const say = useSay()
  const tags = Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []
  const isNew = record.incoming_user_response === true
  if (tags.length === 0 && !isNew) return <Empty />
  const names = tags.map((tag) => (known(tag) ? say(userTags[tag]) : tag))
  return (
    <TagLine words={[...(isNew ? [say(texts.newWord)] : []), ...names].join(', ')}>
      {isNew && <span className="mark-new">{say(texts.newWord)}</span>}
      {tags.map((tag, index) => (
        <span key={tag} className="kind-tag mark-tag" data-tone={known(tag) ? userTags[tag].tone : undefined}>
          {names[index]}
        </span>
      ))}
    </TagLine>
  )
}

export default ComplaintMarks
