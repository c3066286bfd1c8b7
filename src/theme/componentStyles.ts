import type { ThemeOptions } from '@mui/material/styles'
import type { ColourTokens, SizeTokens } from './tokens'

export const componentStyles = (colours: ColourTokens, size: SizeTokens): ThemeOptions['components'] => {
  const { ground, ink, tone, shadow } = colours
  const ring = { outline: `2px solid ${tone.primary.main}`, outlineOffset: 1 }
  const floating = { border: `1px solid ${ink.line}`, boxShadow: shadow, backgroundColor: ground.raised }
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
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
          // A darker grey, because blue marks the one focused field. On touch screens, the last touched field stays hovered.
          '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
            borderColor: ink.border,
            '@media (hover: hover)': { borderColor: ink.disabled },
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
    MuiInputBase: {
      styleOverrides: {
        root: { fontSize: size.text },
        // MUI's own is too faint to be read by everybody.
        input: { '&::placeholder': { color: ink.disabled, opacity: 1 } },
      },
    },
    MuiSelect: { styleOverrides: { select: { lineHeight: `${size.control}px`, minHeight: 0 } } },
    MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: 12, lineHeight: 1.5 } } },
    MuiFormLabel: {
      styleOverrides: {
        root: { color: ink.secondary, fontSize: size.text },
        // Red like the star of a declared input.
        asterisk: { color: tone.error.main },
      },
    },
    // Only for MUI's own icons, such as in radio buttons: the console's are plain SVG.
    MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
    MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 4 } } },
    MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 4 } } },
    // A pill with the knob inside. MUI's white knob beyond its track makes on and off hard to tell apart on some backgrounds.
    MuiSwitch: {
      styleOverrides: {
        root: { width: 36, height: 20, padding: 0, marginRight: 8, overflow: 'visible', flexShrink: 0 },
        switchBase: {
          padding: 2,
          '&, &.Mui-checked': { color: '#fff' },
          '&.Mui-disabled': { color: ground.surface },
          '&.Mui-checked': { transform: 'translateX(16px)' },
          '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: tone.primary.main },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
          '&.Mui-focusVisible + .MuiSwitch-track': ring,
        },
        thumb: { width: 16, height: 16, boxShadow: '0 1px 2px rgb(0 0 0 / 0.3)' },
        track: { borderRadius: 10, opacity: 1, backgroundColor: ink.disabled },
        sizeSmall: {
          width: 36,
          height: 20,
          padding: 0,
          '& .MuiSwitch-switchBase': { padding: 2 },
          '& .MuiSwitch-thumb': { width: 16, height: 16 },
        },
      },
    },
    MuiFormControlLabel: {
      // Aligns the visible circle or box with other inputs; MUI assumes more padding around it.
      styleOverrides: { root: { marginLeft: -6, '&:has(> .MuiSwitch-root)': { marginLeft: 0 } } },
    },
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
    MuiAutocomplete: {
      styleOverrides: {
        // As high as every other input: its text box already is. Twice: MUI's own rule for small ones is more specific.
        root: {
          '&& .MuiOutlinedInput-root': {
            paddingTop: 0,
            paddingBottom: 0,
            paddingLeft: 0,
            '& .MuiAutocomplete-input': { padding: '0 12px' },
          },
        },
        paper: floating,
        listbox: { padding: '4px 0' },
      },
    },
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
          '& > .ui-button': { height: 'auto', minHeight: size.control, whiteSpace: 'normal' },
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
