/** Every style sheet ends with a rule that names this empty layer: a sheet without it was cut off, or is foreign. */
export const SHEET_END_LAYER = 'sheet-end';
