/** What every module of @mui/icons-material exports in this project: see svgIcon.tsx. */
declare const icon: import('./svgIcon').Picture
export default icon
