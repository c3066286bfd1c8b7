import { useTranslate } from 'react-admin'
import { Question } from '@/ui/Dialog'

interface LeaveQuestionProps {
  /** What the pages are called whose input would be lost. */
  titles: readonly string[]
  onAnswer: (giveUp: boolean) => void
}

/** Asks before what was typed is lost, and names the pages that hold it. */
export const LeaveQuestion = ({ titles, onAnswer }: LeaveQuestionProps) => {
  const translate = useTranslate()
  return (
    <Question
      title={translate('console.tabs.unsaved_title')}
      cancel={translate('console.tabs.unsaved_stay')}
      confirm={translate('console.tabs.unsaved_leave')}
      onAnswer={onAnswer}
    >
      {translate('console.tabs.unsaved_text')}
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </Question>
  )
}
