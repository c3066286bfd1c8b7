import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { useDraft } from '@/screens/page'
import { Button } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { ipFault, letsThrough, mostIps, readIpList } from '../network'
import { type Partner, profileEndpoints } from '../profile.endpoints'
import { SaveFailure } from './SaveFailure'
import { texts } from './texts'
import { useUpdatePartner } from './usePartner'

/** The first problem of each line. Repeated entries are reported too, although they do no harm. */
const complaintsOf = (lines: readonly string[]) => {
  const seen = new Set<string>()
  return lines.map((line) => {
    const { entries, faults } = readIpList(line)
    const twice = entries.find((entry) => seen.has(entry))
    for (const entry of entries) seen.add(entry)
    return faults[0] ?? (twice === undefined ? undefined : { entry: twice, fault: 'twice' as const })
  })
}

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
  const typed = text !== held.ip_white_list.join('\n')
  const saved = useDraft(typed, 'page')
  const { entries, faults } = readIpList(text)
  const tooMany = entries.length > mostIps
  const lines = text.split('\n')
  const complaints = complaintsOf(lines)
  const { own_ip: ownIp } = partner
  const ownMissing = ownIp !== null && !letsThrough(entries, ownIp)

  const saving = useMutation({
    mutationFn: () => {
      const input = { ip_list: entries, version: held.version ?? undefined }
      return ask(profileEndpoints.updateipwhite, { input })
    },
    onSuccess: ({ own_ip_missing, ...answer }) => {
      saved()
      updatePartner({ ip_white_list: entries, ...answer })
      if (own_ip_missing && ownIp) notify(say(texts.ownMissing, { ip: ownIp }), { type: 'warning' })
      else notify(say(texts.saved), { type: 'success', autoHideDuration: 2000 })
      onClose()
    },
  })
  const isWrong = faults.length > 0 || tooMany
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending && !isWrong) saving.mutate()
  }
  return (
    <Dialog
      title={say(texts.ipList)}
      busy={saving.isPending}
      // A stray click must not discard the input; only the dialog's own button does.
      kept={typed}
      onClose={onClose}
      width="sm"
    >
      <form noValidate onSubmit={submit}>
        <DialogBody gap={8}>
          <SaveFailure
            failure={saving.error}
            onReload={(latest) => {
              setHeld(latest)
              saving.reset()
            }}
          />
          {ownMissing && ownIp && (
            <Notice
              severity="warning"
              action={
                ipFault(ownIp) === undefined && (
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
                aria-invalid={isWrong || undefined}
                aria-describedby={`${inputId}-hint ${inputId}-wrong`}
                onChange={({ target }) => setText(target.value)}
              />
              {complaints.some(Boolean) && (
                <ul id={`${inputId}-wrong`}>
                  {complaints.map((wrong, line) => {
                    const said = wrong && say(texts.ipFault[wrong.fault], { ip: wrong.entry })
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
        <DialogFooter cancel={say('ra.action.cancel')} confirm={say('ra.action.save')} disabled={isWrong} />
      </form>
    </Dialog>
  )
}

export default IpDialog
