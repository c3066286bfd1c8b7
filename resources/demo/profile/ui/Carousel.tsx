import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { Scene, scenes } from './Scene'

const texts = {
  carousel: l('轮播图片', 'Slides', 'Diapositivas'),
  previous: l('上一张', 'Previous picture', 'Imagen anterior'),
  next: l('下一张', 'Next picture', 'Imagen siguiente'),
  pause: l('暂停播放', 'Pause', 'Pausar'),
  play: l('自动播放', 'Play', 'Reproducir'),
  dawn: l('清晨的山', 'Hills at dawn', 'Colinas al amanecer'),
  noon: l('正午的山', 'Hills at noon', 'Colinas a mediodía'),
  dusk: l('黄昏的山', 'Hills at dusk', 'Colinas al atardecer'),
  night: l('夜里的山', 'Hills at night', 'Colinas de noche'),
}

const Frame = styled('div')(({ theme }) => ({
  width: 360,
  maxWidth: '100%',
  border: `1px solid ${theme.console.colours.ink.line}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  '& svg[role=img]': { display: 'block', width: '100%', height: 'auto' },
}))

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 4px',
  '& > span': { marginLeft: 'auto', paddingRight: 8, color: theme.palette.text.secondary },
}))

/** How long a picture is shown, ms. */
const pause = 6000

/** Four pictures that rotate, unless paused or the operator prefers reduced motion. */
export const Carousel = () => {
  const say = useSay()
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const [chosen, setPlaying] = useState<boolean>()
  const [at, setAt] = useState(0)
  const [resting, rest] = useState(false)
  const playing = chosen ?? !still
  const turn = (by: number) => setAt((from) => (from + by + scenes.length) % scenes.length)
  // Hiding the page stops the timer.
  useEffect(() => {
    if (!playing || resting) return
    const timer = setInterval(() => setAt((from) => (from + 1) % scenes.length), pause)
    return () => clearInterval(timer)
  }, [playing, resting])
  const scene = scenes[at] ?? scenes[0]
  return (
    <Frame
      role="group"
      aria-label={say(texts.carousel)}
      onPointerEnter={() => rest(true)}
      onPointerLeave={() => rest(false)}
      onFocus={() => rest(true)}
      onBlur={() => rest(false)}
    >
      <div aria-live={playing && !resting ? 'off' : 'polite'}>
        <Scene scene={scene} name={say(texts[scene])} />
      </div>
      <Tools>
        <IconButton size="small" aria-label={say(texts.previous)} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton
          size="small"
          aria-label={say(playing ? texts.pause : texts.play)}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause /> : <PlayArrow />}
        </IconButton>
        <IconButton size="small" aria-label={say(texts.next)} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
        <span>{`${at + 1} / ${scenes.length}`}</span>
      </Tools>
    </Frame>
  )
}
