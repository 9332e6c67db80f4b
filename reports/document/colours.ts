/** The colours of files that leave the house, six hexadecimal digits each; `pdf/report.typ` has the same. */
export const colours = {
  pine: '1F6F54',
  ink: '1A2320',
  muted: '566159',
  hairline: 'D5DCD7',
  tint: 'EEF4F0',
  amber: '8A4B08',
  amberTint: 'FDF5E8',
  white: 'FFFFFF',
} as const;
