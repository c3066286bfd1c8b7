import { useSay } from '@/i18n/useSay'
import { Dialog, DialogBody } from '@/ui/Dialog'
import { releases } from './releases'
import { texts } from './texts'
import './releases.css'

interface ReleasesDialogProps {
  /** The date of the newest release that the operator has seen. */
  readonly seen: string
  readonly onClose: () => void
}

/** What is new in the console, newest first; releases since the last look are marked. */
const ReleasesDialog = ({ seen, onClose }: ReleasesDialogProps) => {
  const say = useSay()
  return (
    <Dialog
      title={say('console.shell.releases')}
      close={say('ra.action.close')}
      width="sm"
      fillsPhone
      onClose={onClose}
    >
      <DialogBody className="releases">
        {releases.map(({ date, changes }) => (
          <section key={date} aria-labelledby={`release-${date}`}>
            <h3 id={`release-${date}`}>
              <time dateTime={date}>{date}</time>
              {date > seen && <span className="releases-unseen">{say(texts.unseen)}</span>}
            </h3>
            <ul>
              {changes.map((change) => (
                <li key={change.en}>{say(change)}</li>
              ))}
            </ul>
          </section>
        ))}
      </DialogBody>
    </Dialog>
  )
}

export default ReleasesDialog
