/** What every module of @mui/icons-material exports here: see svgIcon.tsx. */
declare const icon: import('./svgIcon').Picture
export default icon
