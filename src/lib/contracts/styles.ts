/** The last rule of every style sheet names this layer, which is empty: a sheet without it was cut off, or is somebody else's. */
export const SHEET_END_LAYER = 'sheet-end';
