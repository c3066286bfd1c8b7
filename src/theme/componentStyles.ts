import type { ThemeOptions } from '@mui/material/styles'
import {
  type ColourTokens,
  chineseFontFamily,
  fontFamily,
  monoFamily,
  radius,
  type SizeTokens,
} from './tokens'

/** `--ink-text`, `--tone-success-soft`, `--size-row` …: plain classes cost nothing to render in hundreds of cells. */
export const cssVariables = ({ ground, ink, tone }: ColourTokens, size: SizeTokens) => {
  const variables: Record<`--${string}`, string> = {
    '--font-mono': monoFamily,
    '--radius': `${radius}px`,
  }
  for (const [name, colour] of Object.entries(ground)) variables[`--ground-${name}`] = colour
  for (const [name, colour] of Object.entries(ink)) variables[`--ink-${name}`] = colour
  for (const [name, uses] of Object.entries(tone))
    for (const [use, colour] of Object.entries(uses)) variables[`--tone-${name}-${use}`] = colour
  for (const [name, pixels] of Object.entries(size)) variables[`--size-${name}`] = `${pixels}px`
  return variables
}

const reducedMotion = '@media (prefers-reduced-motion: reduce)'

export const componentStyles = (colours: ColourTokens, size: SizeTokens): ThemeOptions['components'] => {
  const { ground, ink, tone, shadow } = colours
  const ring = { outline: `2px solid ${tone.primary.main}`, outlineOffset: 1 }
  const floating = { border: `1px solid ${ink.line}`, boxShadow: shadow, backgroundColor: ground.raised }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': cssVariables(colours, size),
        html: { '--console-font': fontFamily, height: '100%', accentColor: tone.primary.main },
        'html:lang(zh)': { '--console-font': chineseFontFamily },
        body: { height: '100%', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
        '#root': { height: '100%' },
        ':focus-visible': ring,
        '*': { scrollbarWidth: 'thin', scrollbarColor: `${ink.border} transparent` },
        [reducedMotion]: {
          // Progress indicators keep moving; standing still they would look stuck.
          '*:not([role=progressbar], [role=progressbar] *), *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined' },
      styleOverrides: {
        root: { minWidth: 0, height: size.control, padding: '0 16px', whiteSpace: 'nowrap', lineHeight: 1.5 },
        sizeSmall: { height: size.smallControl, padding: '0 10px' },
        outlined: {
          borderColor: ink.border,
          '&.MuiButton-colorPrimary:not(.Mui-disabled)': { color: ink.text },
          '&.MuiButton-colorPrimary:hover': { color: tone.primary.main, borderColor: tone.primary.main },
        },
        text: { padding: '0 8px' },
        startIcon: { marginRight: 6, marginLeft: -2 },
        endIcon: { marginLeft: 4, marginRight: -4 },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { width: size.control, height: size.control, borderRadius: 6, color: ink.secondary },
        sizeSmall: { width: size.smallControl, height: size.smallControl },
      },
    },
    MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: ink.line } },
    },
    MuiOutlinedInput: {
      // Labels stand above the input, so the border has no gap.
      defaultProps: { notched: false },
      styleOverrides: {
        notchedOutline: { top: 0, '& > legend': { display: 'none' } },
        root: {
          minHeight: size.control,
          backgroundColor: ground.surface,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: ink.border },
          '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: tone.primary.vivid,
          },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
          '&:focus-within': { outline: `2px solid ${tone.primary.soft}` },
          // The field shows the focus ring, so its input needs none.
          '& :focus-visible': { outline: 'none' },
        },
        input: { padding: '0 12px', height: size.control, boxSizing: 'border-box' },
        multiline: { padding: '8px 12px', '& .MuiOutlinedInput-input': { padding: 0, height: 'auto' } },
        adornedEnd: { paddingRight: 8 },
      },
    },
    // Labels always stand above the input.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: 4,
          lineHeight: 1.5,
          whiteSpace: 'normal',
          pointerEvents: 'auto',
          '&, &.Mui-focused, &.Mui-error': { color: ink.text },
        },
      },
    },
    MuiInputBase: { styleOverrides: { root: { fontSize: size.text } } },
    MuiSelect: { styleOverrides: { select: { lineHeight: `${size.control}px`, minHeight: 0 } } },
    MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: 12, lineHeight: 1.5 } } },
    MuiFormLabel: { styleOverrides: { root: { color: ink.secondary, fontSize: size.text } } },
    MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 4 } } },
    MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 4 } } },
    MuiMenu: { styleOverrides: { paper: floating, list: { padding: '4px 0' } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: size.smallControl + 4,
          fontSize: size.text,
          padding: '4px 12px',
          gap: 8,
        },
      },
    },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiAutocomplete: { styleOverrides: { paper: floating, listbox: { padding: '4px 0' } } },
    MuiDialog: {
      styleOverrides: {
        paper: { ...floating, margin: 16 },
        paperFullWidth: { width: 'calc(100% - 32px)' },
        paperFullScreen: { width: '100%', margin: 0, border: 0, borderRadius: 0 },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, fontWeight: 600, padding: '16px 20px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: {
          // Longer languages wrap on a phone.
          flexWrap: 'wrap',
          gap: 8,
          padding: '12px 20px',
          borderTop: `1px solid ${ink.line}`,
          '& > .MuiButton-root': { height: 'auto', minHeight: size.control, whiteSpace: 'normal' },
        },
      },
    },
    MuiDrawer: { styleOverrides: { paper: { boxShadow: shadow, border: 0 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { height: size.row, padding: `0 ${size.cell}px`, borderColor: ink.line, fontSize: size.text },
        head: { backgroundColor: ground.head, color: ink.secondary, fontWeight: 600 },
      },
    },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: { borderRadius: 4 },
        sizeSmall: { height: size.smallControl - 4, fontSize: 12 },
      },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 2, backgroundColor: tone.primary.soft } } },
    MuiTab: { styleOverrides: { root: { minHeight: size.control, minWidth: 0, padding: '0 16px' } } },
    MuiTabs: { styleOverrides: { root: { minHeight: size.control } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(0, 0, 0, 0.4)' } },
      },
    },
  }
}
