import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { useDraft } from '@/screens/page'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { type IpFault, ipFault, letsThrough, mostIps, readIpList } from '../network'
import { type Partner, profileEndpoints } from '../profile.endpoints'
import { SaveFailure } from './SaveFailure'
import { texts } from './texts'
import { useUpdatePartner } from './usePartner'

export interface IpComplaint {
  readonly line: number
  readonly entry: string
  readonly fault: IpFault | 'twice'
}

/** The first problem of each line. Repeated entries are reported, too, though they do no harm. */
export const complaintsOf = (text: string): readonly IpComplaint[] => {
  const seen = new Set<string>()
  return text.split('\n').flatMap((written, line): IpComplaint[] => {
    const { entries, faults } = readIpList(written)
    const [fault] = faults
    const twice = entries.find((entry) => seen.has(entry))
    for (const entry of entries) seen.add(entry)
    if (fault) return [{ line, ...fault }]
    return twice === undefined ? [] : [{ line, entry: twice, fault: 'twice' }]
  })
}

/** Whether an address can be on a white list. */
export const isListable = (address: string): boolean => ipFault(address) === undefined

const fewestLines = 6

// Text and problems have the same line height, so that each problem is beside its line.
const Lines = styled('div')(({ theme }) => ({
  display: 'flex',
  maxHeight: 320,
  overflow: 'auto',
  marginTop: 4,
  border: `1px solid ${theme.console.colours.ink.border}`,
  borderRadius: theme.shape.borderRadius,
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}` },
  '& textarea': {
    flex: '1 1 0',
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    outline: 'none',
    resize: 'none',
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
    whiteSpace: 'pre',
    background: 'none',
    color: 'inherit',
    font: `14px/24px var(--font-mono)`,
  },
  '& ul': {
    flex: '1 1 0',
    minWidth: 0,
    margin: 0,
    padding: '8px 12px 8px 0',
    listStyle: 'none',
    fontSize: 12,
  },
  '& li': {
    height: 24,
    lineHeight: '24px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    color: theme.palette.error.main,
    '&[data-mild]': { color: theme.palette.text.secondary },
  },
}))

const IpDialog = ({ partner, onClose }: { partner: Partner; onClose: () => void }) => {
  const say = useSay()
  const notify = useNotify()
  const updatePartner = useUpdatePartner()
  const inputId = useId()
  const [held, setHeld] = useState(partner)
  const [text, setText] = useState(partner.ip_white_list.join('\n'))
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const typed = text !== held.ip_white_list.join('\n')
  const saved = useDraft(typed, 'page')
  const { entries, faults } = readIpList(text)
  const complaints = complaintsOf(text)
  const tooMany = entries.length > mostIps
  const lines = text.split('\n')
  const { own_ip: ownIp } = partner
  const ownMissing = ownIp !== null && !letsThrough(entries, ownIp)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || faults.length > 0 || tooMany) return
    setBusy(true)
    setFailure(undefined)
    try {
      const input = { ip_list: entries, version: held.version ?? undefined }
      const { own_ip_missing, ...answer } = await ask(profileEndpoints.updateipwhite, { input })
      saved()
      updatePartner({ ip_white_list: entries, ...answer })
      notify(
        own_ip_missing && ownIp ? say(texts.ownMissing, { ip: ownIp }) : say(texts.saved),
        own_ip_missing ? { type: 'warning' } : { type: 'success', autoHideDuration: 2000 },
      )
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={say(texts.ipList)}
      busy={busy}
      // A stray click must not discard the input; only the dialog's own button does.
      kept={typed}
      onClose={onClose}
      width="sm"
    >
      <form noValidate onSubmit={submit}>
        <DialogBody gap={8}>
          <SaveFailure
            failure={failure}
            onReload={(latest) => {
              setHeld(latest)
              setFailure(undefined)
            }}
          />
          {ownMissing && ownIp && (
            <Notice
              severity="warning"
              action={
                isListable(ownIp) && (
                  <Button
                    size="small"
                    color="inherit"
                    onClick={() => setText(`${text.trimEnd()}${text.trim() && '\n'}${ownIp}`)}
                  >
                    {say(texts.addOwn)}
                  </Button>
                )
              }
            >
              {say(texts.ownMissing, { ip: ownIp })}
            </Notice>
          )}
          <div>
            <label htmlFor={inputId}>{say(texts.ipList)}</label>
            <Lines>
              <textarea
                id={inputId}
                autoFocus
                rows={Math.max(fewestLines, lines.length)}
                spellCheck={false}
                autoComplete="off"
                value={text}
                aria-invalid={faults.length > 0 || tooMany || undefined}
                aria-describedby={`${inputId}-hint ${inputId}-wrong`}
                onChange={({ target }) => setText(target.value)}
              />
              {complaints.length > 0 && (
                <ul id={`${inputId}-wrong`}>
                  {lines.map((_, line) => {
                    const wrong = complaints.find((one) => one.line === line)
                    const template =
                      wrong && (wrong.fault === 'twice' ? texts.ipTwice : texts.ipFault[wrong.fault])
                    const said = wrong && template && say(template, { ip: wrong.entry })
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
                      <li key={line} title={said} data-mild={wrong?.fault === 'twice' || undefined}>
                        {said}
                      </li>
                    )
                  })}
                </ul>
              )}
            </Lines>
            <div className="kind-below">
              <span id={`${inputId}-hint`}>{say(texts.ipHint, { n: mostIps })}</span>
              <span
                style={{ flex: 'none' }}
                data-error={tooMany || undefined}
                role={tooMany ? 'alert' : undefined}
              >
                {say(tooMany ? texts.ipTooMany : texts.ipCount, { n: tooMany ? mostIps : entries.length })}
              </span>
            </div>
          </div>
        </DialogBody>
        <DialogFooter
          cancel={say(texts.cancel)}
          confirm={say(texts.save)}
          disabled={faults.length > 0 || tooMany}
        />
      </form>
    </Dialog>
  )
}

export default IpDialog
