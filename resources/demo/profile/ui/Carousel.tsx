import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import { styled, useTheme } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { l } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { mix } from '@/theme/colour'
import { useMedia } from '@/theme/useMedia'
import { IconButton } from '@/ui/Button'

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

const scenes = ['dawn', 'noon', 'dusk', 'night'] as const
type SceneName = (typeof scenes)[number]

const hills = 'M0 150 70 84l52 46 66-74 84 88 48-34v90H0z'
const nearHills = 'M0 176 96 122l74 46 72-62 78 62v32H0z'

export const Scene = ({ scene, name }: { scene: SceneName; name: string }) => {
  const { tone, ground, sidebar } = useTheme().console.colours
  const sky = {
    dawn: tone.warning.soft,
    noon: tone.primary.soft,
    dusk: tone.error.soft,
    night: sidebar.ground,
  }
  const sun = {
    dawn: { cx: 120, cy: 104, r: 24, fill: tone.warning.vivid },
    noon: { cx: 160, cy: 40, r: 20, fill: tone.warning.vivid },
    dusk: { cx: 270, cy: 116, r: 26, fill: tone.error.vivid },
    night: { cx: 236, cy: 46, r: 16, fill: ground.hover },
  }
  const night = scene === 'night'
  return (
    <svg viewBox="0 0 320 200" role="img" aria-label={name} preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="200" fill={sky[scene]} />
      <circle {...sun[scene]} />
      {night && (
        <path
          d="M40 40h2M92 70h2M128 26h2M180 60h2M282 84h2M300 30h2M64 96h2"
          stroke={sidebar.text}
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      <path d={hills} fill={mix(tone.success.vivid, sky[scene], night ? 0.25 : 0.45)} />
      <path d={nearHills} fill={mix(tone.success.main, sky[scene], night ? 0.45 : 0.75)} />
    </svg>
  )
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

export const Carousel = () => {
  const say = useSay()
  const still = useMedia('(prefers-reduced-motion: reduce)')
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
