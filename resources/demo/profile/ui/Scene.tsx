import { useTheme } from '@mui/material/styles'
import { mix } from '@/theme/colour'

/** Pictures of four times of day. */
export const scenes = ['dawn', 'noon', 'dusk', 'night'] as const
export type SceneName = (typeof scenes)[number]

const hills = 'M0 150 70 84l52 46 66-74 84 88 48-34v90H0z'
const nearHills = 'M0 176 96 122l74 46 72-62 78 62v32H0z'

/** A landscape in the theme's colours. */
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
