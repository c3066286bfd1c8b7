import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useCallback, useEffect, useId, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { contrast, parseColour } from '@/theme/colour'
import { themeColourPreference, usePreference } from '@/theme/preferences'
import { palette } from '@/theme/tokens'
import { colourNames, settingsTexts as texts } from './texts'

const Swatches = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 8,
})

/** A radio button that looks like its colour, even in high-contrast mode. */
const Swatch = styled('input')(({ theme }) => ({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  height: 32,
  margin: 0,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  '&:checked::after': {
    content: '""',
    width: 6,
    height: 12,
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-2px) rotate(45deg)',
  },
}))

const Own = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 8,
  '& input[type=color]': {
    flex: 'none',
    width: 48,
    height: theme.console.size.control,
    padding: 2,
    border: `1px solid ${theme.console.colours.ink.border}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
}))

/** How long the picker must rest before a colour is applied, ms: each one re-renders the whole theme. */
const rest = 60

const Picker = ({ colour, choose }: { colour: string; choose: (colour: string) => void }) => {
  const say = useSay()
  const [passing, setPassing] = useState<string>()
  useEffect(() => {
    if (passing === undefined) return
    const timer = setTimeout(() => {
      choose(passing)
      setPassing(undefined)
    }, rest)
    return () => clearTimeout(timer)
  }, [passing, choose])
  return (
    <input
      type="color"
      aria-label={say(texts.ownColour)}
      value={passing ?? colour}
      onChange={(event) => setPassing(event.target.value)}
    />
  )
}

/** The colour as text. An incomplete colour is not applied, and is flagged once the field loses focus. */
const Written = ({ colour, choose }: { colour: string; choose: (colour: string) => void }) => {
  const say = useSay()
  const [typed, setTyped] = useState({ text: colour, over: colour })
  const [left, setLeft] = useState(false)
  // A colour chosen elsewhere replaces the typed text.
  const text = typed.over === colour ? typed.text : colour
  const wrong = left && parseColour(text) === undefined
  const leave = () => {
    setLeft(true)
    if (parseColour(text)) setTyped({ text: colour, over: colour })
  }
  return (
    <TextField
      hiddenLabel
      fullWidth
      value={text}
      error={wrong}
      helperText={wrong && say(texts.wrongColour)}
      slotProps={{
        htmlInput: {
          'aria-label': say(texts.ownColourValue),
          maxLength: 16,
          spellCheck: false,
          autoComplete: 'off',
        },
      }}
      onChange={(event) => {
        const found = parseColour(event.target.value)
        setLeft(false)
        setTyped({ text: event.target.value, over: found ?? colour })
        if (found) choose(found)
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}

/** Minimum time for the message, ms: a shorter one would only flicker. */
const shortestMessage = 400

/** Shows a message first and waits for it to be painted, because the re-render blocks the page. */
const useThemeColour = () => {
  const [chosen, write] = usePreference(themeColourPreference)
  const [coming, setComing] = useState<string>()
  const [changing, setChanging] = useState(false)
  const choose = useCallback((colour: string) => {
    setComing(colour)
    setChanging(true)
  }, [])
  useEffect(() => {
    if (coming === undefined) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        write(coming)
        setComing(undefined)
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [coming, write])
  useEffect(() => {
    if (!changing || coming !== undefined) return
    const timer = setTimeout(() => setChanging(false), shortestMessage)
    return () => clearTimeout(timer)
  }, [changing, coming])
  return { chosen: coming ?? chosen, choose, changing }
}

/** Placed in the gap before the next setting, so that nothing moves and no space is reserved. */
const Changing = styled('p')(({ theme }) => ({
  height: 0,
  margin: 0,
  fontSize: 12,
  color: theme.palette.text.secondary,
}))

export const ThemeColour = ({ titleId }: { titleId: string }) => {
  const say = useSay()
  const name = useId()
  const { chosen, choose, changing } = useThemeColour()
  return (
    <>
      <Swatches role="radiogroup" aria-labelledby={titleId}>
        {palette.map((colour) => {
          const label = say(colourNames[colour] ?? colour)
          const mark = contrast('#ffffff', colour) >= 3 ? '#ffffff' : '#000000'
          return (
            <Swatch
              key={colour}
              type="radio"
              name={name}
              aria-label={label}
              data-tip={label}
              checked={colour === chosen}
              style={{ backgroundColor: colour, color: mark }}
              onChange={() => choose(colour)}
            />
          )
        })}
      </Swatches>
      <Own>
        <Picker colour={chosen} choose={choose} />
        <Written colour={chosen} choose={choose} />
      </Own>
      <Changing role="status">{changing && say(texts.changing)}</Changing>
    </>
  )
}
