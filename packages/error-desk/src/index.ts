export {
  createDesk,
  DESK_SETTINGS,
  type Desk,
  type DeskSettings,
  type Diagnosis,
  type Finding,
} from './createDesk';
export {INDEX_FORMAT, type ErrorEntry, type ErrorIndex, type ErrorTool} from './template';
export {toTemplate} from './template';
