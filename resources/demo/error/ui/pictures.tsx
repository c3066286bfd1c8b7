import { styled, useTheme } from '@mui/material/styles'

const usePaints = () => {
  const { tone, ink, ground } = useTheme().console.colours
  return {
    sky: tone.primary.soft,
    line: ink.border,
    paper: ground.surface,
    shade: ground.page,
    main: tone.primary.vivid,
    warm: tone.warning.vivid,
    green: tone.success.vivid,
  }
}

export const Gate = () => {
  const { sky, line, paper, shade, main, warm } = usePaints()
  return (
    <svg viewBox="0 0 360 280" aria-hidden="true">
      <ellipse cx="180" cy="252" rx="150" ry="16" fill={shade} />
      <path d="M70 250V130a110 110 0 0 1 220 0v120z" fill={sky} stroke={line} strokeWidth="2" />
      <path d="M92 250V132a88 88 0 0 1 176 0v118z" fill={paper} stroke={line} strokeWidth="2" />
      {[112, 140, 168, 192, 220, 248].map((x) => (
        <path key={x} d={`M${x} 250V${Math.abs(180 - x) > 55 ? 90 : 56}`} stroke={line} strokeWidth="6" />
      ))}
      <path d="M94 118h172M94 196h172" stroke={line} strokeWidth="6" />
      <path d="M160 148v-16a20 20 0 0 1 40 0v16" fill="none" stroke={main} strokeWidth="9" />
      <rect x="146" y="146" width="68" height="58" rx="8" fill={main} />
      <circle cx="180" cy="170" r="8" fill={paper} />
      <path d="M180 172v18" stroke={paper} strokeWidth="6" strokeLinecap="round" />
      <circle cx="52" cy="92" r="8" fill={warm} />
      <circle cx="312" cy="72" r="5" fill={warm} />
      <circle cx="318" cy="168" r="6" fill={sky} />
    </svg>
  )
}

const cloud =
  'M0 26a14 14 0 0 1 14-14 20 20 0 0 1 38-4 16 16 0 0 1 28 6 12 12 0 0 1 4 24H14A14 14 0 0 1 0 26z'

const Clouds = styled('svg')({
  '@keyframes drift': { from: { transform: 'translateX(-8px)' }, to: { transform: 'translateX(10px)' } },
  '& g': { animation: 'drift 6s ease-in-out infinite alternate' },
  '& g + g': { animationDuration: '9s', animationDirection: 'alternate-reverse' },
})

export const LostPlane = () => {
  const { sky, line, paper, shade, main, warm } = usePaints()
  const outlined = { fill: paper, stroke: line, strokeWidth: 2 }
  return (
    <Clouds viewBox="0 0 360 280" aria-hidden="true">
      <circle cx="180" cy="140" r="124" fill={sky} />
      <circle cx="252" cy="70" r="20" fill={warm} />
      <g>
        <path d={cloud} transform="translate(38 150) scale(1.2)" {...outlined} />
      </g>
      <g>
        <path d={cloud} transform="translate(222 182) scale(1.1)" {...outlined} />
      </g>
      <path
        d="M46 232c52 18 84-8 78-34s-40-14-26 8 56 14 92-34"
        fill="none"
        stroke={line}
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="M264 92 176 130l26 14z" fill={paper} stroke={main} strokeWidth="2" strokeLinejoin="round" />
      <path d="m264 92-54 58-8-6z" fill={shade} stroke={main} strokeWidth="2" strokeLinejoin="round" />
      <path d="m264 92-54 58 22 14z" fill={main} stroke={main} strokeWidth="2" strokeLinejoin="round" />
    </Clouds>
  )
}

export const Landscape = ({ name }: { name: string }) => {
  const { sky, line, paper, main, warm, green } = usePaints()
  return (
    <svg viewBox="0 0 480 300" role="img" aria-label={name} style={{ display: 'block', width: '100%' }}>
      <rect width="480" height="300" fill={sky} />
      <circle cx="352" cy="78" r="34" fill={warm} />
      <path d={cloud} transform="translate(60 48)" fill={paper} />
      <path d={cloud} transform="translate(196 30) scale(.7)" fill={paper} />
      <path d="M0 210 96 112l66 62 74-92 108 128z" fill={green} opacity=".55" />
      <path d="M120 218 236 128l92 80 60-44 92 56v80H120z" fill={green} opacity=".8" />
      <path d="M0 214h480v86H0z" fill={main} opacity=".75" />
      <path
        d="M40 240h90m60 20h130M70 276h60m180-34h110m-60 36h90"
        stroke={paper}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M212 236h56l-12 16h-32z" fill={line} />
      <path d="M238 234v-44l26 40z" fill={paper} />
    </svg>
  )
}
